/** Stands for what jsPDF could load and we never use: pictures of sheets are made by modern-screenshot. */
export default {};

/** How a process is spoken of, by how its title begins; titles stand in lower case, unless with a name. */

/** 'how a reflex works, step by step', 'the way from flood to city', 'the steps of applying for a job' */
export function stepByStep(title: string): string {
  const [first = ''] = title.split(' ');
  if (first === 'how' || first === 'what') return `${title}, step by step`;
  if (first === 'from') return `the way ${title}`;
  if (first === 'if' || first === 'after' || first === 'check') return `the steps of “${title}”`;
  return `the steps of ${title}`;
}

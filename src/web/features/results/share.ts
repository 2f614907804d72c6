/** Links for sharing. They carry a fixed sentence and the page's address, never what was typed or drafted. */

export interface ShareTarget {
  readonly label: string;
  readonly href: string;
}

const PAGE = /^(?<page>[^?#]*)/u;

/** @param address of the page, of which query and fragment are left out */
export function shareTargets(title: string, address: string): readonly ShareTarget[] {
  const page = encodeURIComponent(PAGE.exec(address)?.groups?.['page'] ?? '');
  const text = encodeURIComponent(`I used ${title} on Homeroom, free tools for teachers.`);
  return [
    { label: 'Twitter', href: `https://twitter.com/intent/tweet?text=${text}&url=${page}` },
    { label: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${page}&text=${text}` },
    { label: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${page}&quote=${text}` },
    { label: 'WhatsApp', href: `https://wa.me/?text=${text}%20${page}` },
    { label: 'Email', href: `mailto:?subject=${encodeURIComponent('Homeroom')}&body=${text}%0A%0A${page}` },
  ];
}

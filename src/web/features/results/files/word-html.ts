/** The sheet as an HTML file that Word and LibreOffice open as a document (.doc). */
import paperCss from '../paper.css?raw';
import { figuresAsPng } from '../figures-as-png.ts';
import { type Paper, headerLine } from '../paper.ts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const WORD = '<xml><w:WordDocument><w:View>Print</w:View><w:Zoom>100</w:Zoom></w:WordDocument></xml>';

export async function sheetAsWordHtml(paper: Paper): Promise<Blob> {
  const html = [
    '<!doctype html>',
    '<html lang="en" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">',
    `<head><meta charset="utf-8"><title>${escaped(paper.title)}</title><!--[if gte mso 9]>${WORD}<![endif]-->`,
    `<style>@page { size: A4; margin: 2cm; }\n${paperCss}</style></head>`,
    `<body class="paper"><p class="paper-header">${escaped(headerLine(paper))}</p>`,
    await figuresAsPng(paper.html),
    '</body></html>',
  ].join('\n');
  // The byte order mark tells Word that it is UTF-8.
  return new Blob(['\u{FEFF}', html], { type: 'application/msword' });
}

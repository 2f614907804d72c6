/**
 * A sheet as PDF: A4 portrait in points, a heading line, the content as pictures cut between lines and rows, and over
 * them the same text, invisible, so that it can be selected, searched and read aloud.
 */
import { jsPDF } from 'jspdf';
import { domToCanvas } from 'modern-screenshot';
import paperCss from '../paper.css?raw';
import { type Paper, headerLine, reasonOf } from '../paper.ts';
import { ADVANCE, glyphlessFont } from './glyphless-font.ts';
import { type Box, pageBreaks } from './page-breaks.ts';
import { type TextRun, textRuns } from './sheet-lines.ts';

/** Points. */
const MARGIN = 40;
const HEADER = 24;
const HEADER_SIZE = 9;
const INVISIBLE = 'Invisible';
/** Picture pixels to CSS pixels. */
const SCALE = 1.5;
const JPEG_QUALITY = 0.8;
/** CSS pixels: a paragraph up to this height stays whole. */
const MOST_KEPT = 180;
/** CSS pixels: the sheet's width while it is laid out; a page is this wide between its margins. */
const WIDTH = 720;

export async function sheetAsPdf(paper: Paper): Promise<Blob> {
  const pdf = new jsPDF({ orientation: 'portrait', unit: 'pt', format: 'a4', compress: true });
  pdf.setProperties({ title: paper.title, creator: 'Homeroom' });
  pdf.setLanguage('en-US');
  const pageWidth = pdf.internal.pageSize.getWidth();
  const pageHeight = pdf.internal.pageSize.getHeight();
  const toPoints = (pageWidth - 2 * MARGIN) / WIDTH;
  const room = (pageHeight - 2 * MARGIN - HEADER) / toPoints;

  const laidOut = layOut(paper.typeset);
  try {
    const { sheet } = laidOut;
    const runs = textRuns(sheet);
    const tops = pageBreaks(boxesOf(sheet, runs), sheet.scrollHeight, room);
    addInvisibleFont(pdf, runs);
    for (const [index, top] of tops.entries()) {
      const bottom = tops[index + 1] ?? sheet.scrollHeight;
      if (index > 0) pdf.addPage('a4', 'portrait');
      addHeader(pdf, `${headerLine(paper)} · ${index + 1}/${tops.length}`);
      const picture = await pictureOfPage(sheet, top, bottom);
      pdf.addImage(
        picture.toDataURL('image/jpeg', JPEG_QUALITY),
        'JPEG',
        MARGIN,
        MARGIN + HEADER,
        pageWidth - 2 * MARGIN,
        (bottom - top) * toPoints,
        undefined,
        'NONE',
      );
      const onPage = runs.filter((run) => run.top + run.height / 2 >= top && run.top + run.height / 2 < bottom);
      for (const run of onPage) addInvisibleText(pdf, run, { top, toPoints });
    }
  } finally {
    laidOut.remove();
  }
  return pdf.output('blob');
}

/** The sheet in light colours at its paper width, out of sight, in a shadow tree of its own so that no style of the page reaches it. */
function layOut(html: string): { readonly sheet: HTMLElement; remove(): void } {
  const host = document.createElement('div');
  host.ariaHidden = 'true';
  const shadow = host.attachShadow({ mode: 'open' });
  const style = new CSSStyleSheet();
  style.replaceSync(
    `:host { all: initial; position: fixed; left: -10000px; top: 0; color-scheme: light; }
     .paper { position: relative; width: ${WIDTH}px; display: flow-root; }
     .page { position: relative; overflow: hidden; width: ${WIDTH}px; }
     .page > * { position: absolute !important; left: 0; width: 100%; margin: 0 !important; }
     ${paperCss}`,
  );
  shadow.adoptedStyleSheets = [style];
  const sheet = document.createElement('div');
  sheet.className = 'paper';
  sheet.innerHTML = html;
  shadow.append(sheet);
  document.body.append(host);
  return { sheet, remove: () => host.remove() };
}

/** A question stands with its options, a label with what it labels. */
const leadsOn = (paragraph: Element): boolean => /^(?:\d+\.|Task \d|[^.?!]*:$)/u.test(paragraph.textContent.trim());

/** What a page break must not cut: lines, rows, figures, short paragraphs; and headings, which stay with what follows. */
function boxesOf(sheet: HTMLElement, runs: readonly TextRun[]): Box[] {
  const origin = sheet.getBoundingClientRect().top;
  const box = (element: Element, keepWithNext = false): Box => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top: top - origin, bottom: bottom - origin, keepWithNext };
  };
  const headings = [...sheet.querySelectorAll('h1, h2, h3, h4')].map((element) => box(element, true));
  const lines = runs.map(({ top, height }) => ({ top, bottom: top + height }));
  return [
    ...headings,
    ...lines.filter((line) => !headings.some(({ top, bottom }) => line.top >= top && line.bottom <= bottom)),
    ...[...sheet.querySelectorAll('tr, img')].map((element) => box(element)),
    ...[...sheet.querySelectorAll('p')]
      .map((element) => box(element, leadsOn(element)))
      .filter(({ top, bottom }) => bottom - top < MOST_KEPT),
  ];
}

/** Only the blocks that stand on the page are drawn, each where it stands. */
async function pictureOfPage(sheet: HTMLElement, top: number, bottom: number): Promise<HTMLCanvasElement> {
  const origin = sheet.getBoundingClientRect().top;
  const page = document.createElement('div');
  page.className = 'paper page';
  page.style.height = `${bottom - top}px`;
  for (const block of sheet.children) {
    const { top: blockTop, bottom: blockBottom } = block.getBoundingClientRect();
    if (blockBottom - origin <= top || blockTop - origin >= bottom) continue;
    const copy = block.cloneNode(true) as HTMLElement;
    copy.style.top = `${blockTop - origin - top}px`;
    page.append(copy);
  }
  sheet.after(page);
  try {
    return await domToCanvas(page, { scale: SCALE, width: WIDTH, height: Math.ceil(bottom - top), backgroundColor: '#fff', font: false });
  } catch (error) {
    throw new RenderError(reasonOf(error));
  } finally {
    page.remove();
  }
}

/** The picture could not be made; other failures are the file's. */
class RenderError extends Error {
  override readonly name = 'RenderError';
}

function addHeader(pdf: jsPDF, text: string): void {
  pdf.setFont('helvetica', 'normal');
  pdf.setFontSize(HEADER_SIZE);
  pdf.setTextColor(70);
  // The standard fonts know Latin letters only; the line has no others.
  pdf.text(text, MARGIN, MARGIN + HEADER_SIZE);
  pdf.setDrawColor(150);
  pdf.line(MARGIN, MARGIN + HEADER_SIZE + 5, pdf.internal.pageSize.getWidth() - MARGIN, MARGIN + HEADER_SIZE + 5);
}

function addInvisibleFont(pdf: jsPDF, runs: readonly TextRun[]): void {
  pdf.addFileToVFS(`${INVISIBLE}.ttf`, btoa(glyphlessFont(runs.map(({ text }) => text).join(' '))));
  pdf.addFont(`${INVISIBLE}.ttf`, INVISIBLE, 'normal', undefined, 'Identity-H');
}

function addInvisibleText(pdf: jsPDF, run: TextRun, { top, toPoints }: { readonly top: number; readonly toPoints: number }): void {
  // Beyond the basic plane the font has no glyph.
  const text = run.text.replaceAll(/[\u{10000}-\u{10FFFF}]/gu, '').trim();
  if (text === '') return;
  const size = Math.min(run.height, 40) * toPoints * 0.8;
  pdf.setFont(INVISIBLE, 'normal');
  pdf.setFontSize(size);
  const ownWidth = (text.length * ADVANCE * size) / 1000;
  pdf.text(text, MARGIN + run.left * toPoints, MARGIN + HEADER + (run.top - top) * toPoints + size, {
    renderingMode: 'invisible',
    horizontalScale: (run.width * toPoints) / ownWidth,
  });
}

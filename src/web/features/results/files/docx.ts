/** The sheet as a Word document (.docx) with real headings, lists, tables and figures. */
import {
  AlignmentType,
  BorderStyle,
  Document,
  Header,
  HeadingLevel,
  ImageRun,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { pictureOf } from '../figures-as-png.ts';
import { type Paper, headerLine } from '../paper.ts';

type Block = Paragraph | Table;

const HEADINGS: Readonly<Record<string, (typeof HeadingLevel)[keyof typeof HeadingLevel]>> = {
  H1: HeadingLevel.HEADING_1,
  H2: HeadingLevel.HEADING_2,
  H3: HeadingLevel.HEADING_3,
  H4: HeadingLevel.HEADING_4,
};

/** Twentieths of a point. */
const INDENT = 360;
const NUMBERING = 'numbers';
const MOST_PICTURE_WIDTH = 600;

interface Style {
  readonly bold?: boolean;
  readonly italics?: boolean;
  readonly strike?: boolean;
}

/** Each numbered list counts from its own beginning. */
interface Lists {
  count: number;
}

export async function sheetAsDocx(paper: Paper): Promise<Blob> {
  const { body } = new DOMParser().parseFromString(paper.html, 'text/html');
  const lists: Lists = { count: 0 };
  const children: Block[] = [];
  for (const element of body.children) children.push(...(await blocksFor(element, lists)));
  const levels = [0, 1, 2].map((level) => ({
    level,
    format: LevelFormat.DECIMAL,
    text: `%${level + 1}.`,
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { left: INDENT * (level + 1), hanging: INDENT } } },
  }));
  const document = new Document({
    title: paper.title,
    creator: 'Homeroom',
    styles: {
      default: {
        document: { run: { font: 'Calibri', size: 22 }, paragraph: { spacing: { after: 120 } } },
        heading1: headingStyle(34),
        heading2: headingStyle(28),
        heading3: headingStyle(24),
        heading4: headingStyle(22),
      },
    },
    numbering: { config: [{ reference: NUMBERING, levels }] },
    sections: [
      {
        headers: {
          default: new Header({
            children: [new Paragraph({ children: [new TextRun({ text: headerLine(paper), size: 18, color: '444444' })] })],
          }),
        },
        children,
      },
    ],
  });
  return Packer.toBlob(document);
}

/** Black, as everything on the sheet. @param size in half points */
function headingStyle(size: number) {
  return { run: { size, bold: true, color: '000000' }, paragraph: { spacing: { before: 240, after: 120 }, keepNext: true } };
}

async function blocksFor(element: Element, lists: Lists, indent = 0): Promise<Block[]> {
  const heading = HEADINGS[element.tagName];
  if (heading) return [new Paragraph({ heading, children: await runsFor(element) })];
  if (element instanceof HTMLTableElement) return [await tableFor(element)];
  if (element instanceof HTMLUListElement || element instanceof HTMLOListElement) return listFor(element, lists, 0);
  if (element.tagName === 'BLOCKQUOTE') {
    const inside: Block[] = [];
    for (const child of element.children) inside.push(...(await blocksFor(child, lists, indent + INDENT)));
    return inside;
  }
  if (element instanceof HTMLHRElement) {
    return [new Paragraph({ border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: '999999', space: 1 } } })];
  }
  return [new Paragraph({ children: await runsFor(element), ...(indent > 0 && { indent: { left: indent } }) })];
}

async function listFor(list: HTMLUListElement | HTMLOListElement, lists: Lists, level: number): Promise<Paragraph[]> {
  if (list instanceof HTMLOListElement) lists.count += 1;
  const place =
    list instanceof HTMLOListElement ? { numbering: { reference: NUMBERING, level, instance: lists.count } } : { bullet: { level } };
  const paragraphs: Paragraph[] = [];
  for (const item of list.children) {
    const own = item.cloneNode(true) as Element;
    for (const nested of own.querySelectorAll('ul, ol')) nested.remove();
    paragraphs.push(new Paragraph({ children: await runsFor(own), spacing: { after: 40 }, ...place }));
    for (const nested of item.children) {
      if (nested instanceof HTMLUListElement || nested instanceof HTMLOListElement) {
        paragraphs.push(...(await listFor(nested, lists, Math.min(2, level + 1))));
      }
    }
  }
  return paragraphs;
}

async function tableFor(table: HTMLTableElement): Promise<Table> {
  const rows: TableRow[] = [];
  for (const row of table.rows) {
    const cells: TableCell[] = [];
    for (const cell of row.cells) {
      const isHeader = cell.tagName === 'TH';
      cells.push(
        new TableCell({
          columnSpan: cell.colSpan,
          rowSpan: cell.rowSpan,
          children: [new Paragraph({ children: await runsFor(cell, { bold: isHeader }) })],
          ...(isHeader && { shading: { fill: 'EEEEEE' } }),
        }),
      );
    }
    rows.push(new TableRow({ tableHeader: row.parentElement?.tagName === 'THEAD', cantSplit: true, children: cells }));
  }
  return new Table({ rows, width: { size: 100, type: WidthType.PERCENTAGE } });
}

async function runsFor(node: Node, style: Style = {}): Promise<ParagraphChild[]> {
  const runs: ParagraphChild[] = [];
  for (const child of node.childNodes) {
    if (child instanceof Text) runs.push(new TextRun({ text: child.data.replaceAll(/\s+/gu, ' '), ...style }));
    else if (child instanceof HTMLBRElement) runs.push(new TextRun({ break: 1 }));
    else if (child instanceof HTMLImageElement) runs.push(await imageFor(child));
    else if (child instanceof Element) runs.push(...(await runsFor(child, { ...style, ...styleOf(child) })));
  }
  return runs;
}

function styleOf({ tagName }: Element): Style {
  if (tagName === 'STRONG') return { bold: true };
  if (tagName === 'EM') return { italics: true };
  return tagName === 'DEL' ? { strike: true } : {};
}

async function imageFor({ src, alt }: HTMLImageElement): Promise<ImageRun> {
  const { dataUrl, width, height } = await pictureOf(src);
  const shrink = Math.min(1, MOST_PICTURE_WIDTH / width);
  const data = Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (character) => character.charCodeAt(0));
  return new ImageRun({
    type: 'png',
    data,
    transformation: { width: Math.round(width * shrink), height: Math.round(height * shrink) },
    altText: { name: 'Figure', title: 'Figure', description: alt },
  });
}

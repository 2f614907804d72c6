/**
 * Mathematics set as in a book, for reading only: what is copied, edited and exported keeps its plain notation.
 * Formulas in TeX's marks are set in any sheet, plain fractions only where the sheet is about them: 9/11 can be a date.
 */
import DOMPurify from 'dompurify';
import type Temml from 'temml';

const TEX = String.raw`\\\((?<inline>[^\n]{1,500}?)\\\)|\\\[(?<display>[^\n]{1,500}?)\\\]|\$\$(?<dollars>[^\n$]{1,500})\$\$`;
const FRACTION = String.raw`(?<![\d/.,$])(?:(?<whole>\d{1,4}) )?(?<above>\d{1,4})\/(?<below>[1-9]\d{0,3})(?![\d/]|[.,]\d)`;
const HAS_TEX = new RegExp(TEX, 'u');
const HAS_FRACTION = new RegExp(FRACTION, 'u');
const ABOUT_FRACTIONS = /\b(?:fractions?|numerators?|denominators?|mixed numbers?|ratios?|slope)\b/iu;

type Typesetter = typeof Temml;

const ALLOWED_TAGS = [
  'math',
  'mrow',
  'mfrac',
  'mn',
  'mo',
  'mi',
  'ms',
  'mtext',
  'mspace',
  'msup',
  'msub',
  'msubsup',
  'msqrt',
  'mroot',
  'mover',
  'munder',
  'munderover',
  'mtable',
  'mtr',
  'mtd',
  'mpadded',
  'mstyle',
  'merror',
];

export interface MathContent {
  readonly html: string;
  /** The tool that makes mathematics: its fractions are fractions. */
  readonly isMathTool: boolean;
}

/** Whether the sheet has anything to set; if not, nothing has to be loaded. */
export function hasMath({ html, isMathTool }: MathContent): boolean {
  return HAS_TEX.test(html) || (setsFractions({ html, isMathTool }) && HAS_FRACTION.test(html));
}

const setsFractions = ({ html, isMathTool }: MathContent): boolean => isMathTool || ABOUT_FRACTIONS.test(html);

/** The same HTML with its formulas as MathML. Text that is no formula stays as it is. */
export async function typesetMath(content: MathContent): Promise<string> {
  const { default: temml } = await import('temml');
  const pattern = new RegExp(setsFractions(content) ? `${TEX}|${FRACTION}` : TEX, 'gu');
  const { body } = new DOMParser().parseFromString(content.html, 'text/html');
  const texts: Text[] = [];
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
  for (const text of texts) {
    if (text.parentElement?.closest('code, pre, a')) continue;
    const html = text.data.replaceAll(/[&<>]/gu, (mark) => `&#${mark.charCodeAt(0)};`);
    const set = html.replaceAll(pattern, (whole: string, ...rest: unknown[]) => {
      const found = rest.at(-1) as Record<string, string | undefined>;
      const isDisplay = found['display'] !== undefined || found['dollars'] !== undefined;
      const tex = found['inline'] ?? found['display'] ?? found['dollars'] ?? fractionAsTex(found);
      return setFormula(temml, tex, isDisplay) ?? whole;
    });
    if (set === html) continue;
    const range = document.createRange();
    text.replaceWith(range.createContextualFragment(set));
  }
  return body.innerHTML;
}

const fractionAsTex = ({ whole, above, below }: Record<string, string | undefined>): string => `${whole ?? ''}\\tfrac{${above}}{${below}}`;

/** Undefined where it is no formula: then the text stays. */
function setFormula(temml: Typesetter, tex: string, displayMode: boolean): string | undefined {
  try {
    const plainTex = tex.replaceAll(/&#(?<code>\d+);/gu, (_, code: string) => String.fromCharCode(Number(code)));
    const math = temml.renderToString(plainTex, { displayMode, throwOnError: true, trust: false, annotate: false });
    return DOMPurify.sanitize(math, { ALLOWED_TAGS, ALLOWED_ATTR: ['display', 'stretchy', 'mathvariant'], ALLOW_DATA_ATTR: false });
  } catch {
    return undefined;
  }
}

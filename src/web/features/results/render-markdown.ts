/** Markdown to clean HTML. The content may come from a model: it is sanitised last, after Markdown has become HTML. */
import DOMPurify from 'dompurify';
import { Marked } from 'marked';
import { drawFigure } from '../../../figures/draw-figure.ts';
import { readFigure } from '../../../figures/figure.ts';

const ALLOWED_TAGS = [
  'h1',
  'h2',
  'h3',
  'h4',
  'p',
  'br',
  'hr',
  'strong',
  'em',
  'del',
  'ul',
  'ol',
  'li',
  'blockquote',
  'code',
  'pre',
  'a',
  'img',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
];

const ALLOWED_ATTR = ['href', 'start', 'scope', 'colspan', 'rowspan', 'src', 'alt'];
const LINK = /^(?:https?|mailto):/iu;
const FIGURE = 'data:image/svg+xml;charset=utf-8,';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/**
 * No script, handler, form, frame, style or request can come of it: links go to http, https and mailto only, and the only
 * images are figures that this code draws itself from checked numbers and labels.
 */
export function renderMarkdown(content: string): string {
  const drawn = new Set<string>();
  const marked = new Marked({
    gfm: true,
    breaks: false,
    renderer: {
      image({ href, text }) {
        const figure = readFigure(href);
        if (!figure) return escaped(text);
        const source = FIGURE + encodeURIComponent(drawFigure(figure));
        drawn.add(source);
        return `<img src="${source}" alt="${escaped(text)}">`;
      },
    },
  });
  return sanitized(marked.parse(content, { async: false }), (source) => drawn.has(source));
}

/** HTML that was clean once and has been through the editor since: the figures in it stay, nothing else comes in. */
export function cleanHtml(html: string): string {
  return sanitized(html, (source) => source.startsWith(FIGURE));
}

function sanitized(html: string, isFigure: (source: string) => boolean): string {
  DOMPurify.addHook('uponSanitizeAttribute', (_element, attribute) => {
    if (attribute.attrName === 'href') attribute.keepAttr = LINK.test(attribute.attrValue);
    if (attribute.attrName === 'src') attribute.keepAttr = isFigure(attribute.attrValue);
  });
  DOMPurify.addHook('afterSanitizeAttributes', (element) => {
    if (element.nodeName === 'IMG' && !element.hasAttribute('src')) element.replaceWith(element.getAttribute('alt') ?? '');
  });
  try {
    return DOMPurify.sanitize(html, { ALLOWED_TAGS, ALLOWED_ATTR, ALLOW_DATA_ATTR: false, ALLOW_ARIA_ATTR: false });
  } finally {
    DOMPurify.removeAllHooks();
  }
}

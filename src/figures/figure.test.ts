import fc from 'fast-check';
import { Marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { describeFigure } from './describe-figure.ts';
import { drawFigure } from './draw-figure.ts';
import { type Figure, type FigureKind, figureHref, figureMarkdown, readFigure } from './figure.ts';
import { SAMPLE_FIGURES } from './sample-figures.ts';

const SAMPLES = Object.entries(SAMPLE_FIGURES) as [FigureKind, Figure][];
const hrefOf = (value: unknown): string =>
  `figure:${btoa(unescape(encodeURIComponent(JSON.stringify(value))))
    .replaceAll('+', '-')
    .replaceAll('/', '.')
    .replaceAll('=', '')}`;

describe.each(SAMPLES)('a %s', (_, figure) => {
  it('travels through a Markdown link and back', () => {
    expect(readFigure(figureHref(figure))).toEqual(figure);
    const markdown = figureMarkdown(figure);
    const html = new Marked().parseInline(markdown, { async: false });
    const [, href = '', alt = ''] = /^<img src="([^"]+)" alt="([^"]+)">$/u.exec(html) ?? [];
    expect(readFigure(href)).toEqual(figure);
    expect(alt.length).toBeGreaterThan(10);
  });

  it('is described in whole sentences', () => {
    expect(describeFigure(figure)).toMatch(/^[A-Z].*\.$/u);
    expect(describeFigure(figure)).not.toMatch(/undefined|NaN|\.\.| {2}|\bnull\b/u);
  });

  it('is drawn as one inert SVG', () => {
    const svg = drawFigure(figure);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+" width="\d+" height="\d+"/u);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<script|<style|href|url\(|<image|<foreignObject|on\w+=/u);
    expect(svg.length).toBeLessThan(30_000);
  });

  it('is refused with a property more, a property less or a hostile number', () => {
    const [first = '', ...rest] = Object.keys(figure).filter((key) => key !== 'kind');
    expect(readFigure(hrefOf({ ...figure, extra: 1 }))).toBeUndefined();
    expect(readFigure(hrefOf(Object.fromEntries(Object.entries(figure).filter(([key]) => key !== first))))).toBeUndefined();
    for (const key of [first, ...rest]) expect(readFigure(hrefOf({ ...figure, [key]: 1e300 }))).toBeUndefined();
  });
});

describe('readFigure', () => {
  it.each([
    '',
    'figure:',
    'figure:!!!',
    'https://example.com/a.svg',
    'javascript:alert(1)',
    hrefOf(null),
    hrefOf([]),
    hrefOf({ kind: 'constructor' }),
    hrefOf({ kind: 'nothing' }),
    hrefOf({ kind: 'clock', hour: '3', minute: 0 }),
    hrefOf({ kind: 'dots', rows: 1e9, columns: 2 }),
    hrefOf({ kind: 'spinner', sections: Array.from({ length: 17 }, () => 'a') }),
    hrefOf({ kind: 'spinner', sections: ['a', 'x'.repeat(41)] }),
  ])('refuses %j', (href) => {
    expect(readFigure(href)).toBeUndefined();
  });

  it('refuses what is too long to be one', () => {
    expect(readFigure(`figure:${'A'.repeat(9000)}`)).toBeUndefined();
  });

  it('never throws, and what it reads can be drawn', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.json().map((json) => `figure:${btoa(unescape(encodeURIComponent(json)))}`),
      fc
        .constantFrom(...SAMPLES.map(([, figure]) => figure))
        .chain((figure) =>
          fc
            .dictionary(fc.constantFrom(...Object.keys(figure)), fc.oneof(fc.double(), fc.string(), fc.array(fc.double())))
            .map((changes) => hrefOf({ ...figure, ...changes })),
        ),
    );
    const drawn = fc.check(
      fc.property(anything, (href) => {
        const figure = readFigure(href);
        return figure === undefined || /^<svg (?!.*(?:NaN|Infinity)).*<\/svg>$/u.test(drawFigure(figure));
      }),
      { numRuns: 500 },
    );
    expect(drawn.counterexample).toBeNull();
  });

  it('escapes what a label says', () => {
    const figure: Figure = { kind: 'spinner', sections: ['<script>', '"&\'](x)'] };
    const read = readFigure(figureHref(figure));
    expect(read).toEqual(figure);
    expect(drawFigure(figure)).not.toMatch(/<script>|"&'/u);
    expect(new Marked().parseInline(figureMarkdown(figure), { async: false })).toMatch(/^<img src="figure:[\w.-]+" alt="[^"]*">$/u);
  });
});

describe('a clock', () => {
  it('shows what it shows without saying the time', () => {
    expect(describeFigure({ kind: 'clock', hour: 4, minute: 0 })).toBe(
      'An analog clock. The short hand points to the 4. The long hand points to the 12.',
    );
    expect(describeFigure({ kind: 'clock', hour: 12, minute: 47 })).toBe(
      'An analog clock. The short hand is past the 12 and near the 1. The long hand is 2 small marks past the 9.',
    );
  });
});

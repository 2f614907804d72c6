import { marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { rich } from './markdown.ts';

const html = (text: string): string => marked.parse(rich(text), { async: false });

describe('rich text', () => {
  it('keeps emphasis, lists, tables, quotations and line ends', () => {
    expect(html('Say **ten** and *three*.\nThen wait.')).toContain('Say <strong>ten</strong> and <em>three</em>.<br>Then wait.');
    expect(html('Build:\n- nine\n- four')).toMatch(/<p>Build:<\/p>\s*<ul>\s*<li>nine<\/li>/u);
    expect(html('Look.\n| a | b |\n|---|---|\n| 1 | 2 |\nDone.')).toMatch(/<table>[\s\S]*<td>1<\/td>[\s\S]*<\/table>\s*<p>Done\.<\/p>/u);
    expect(html('> “I moved one.”')).toContain('<blockquote>');
  });

  it('keeps drawings between fences as they are, and closes what was left open', () => {
    expect(html('```\n0 --|-- 1  <b>\n```')).toContain('0 --|-- 1  &lt;b&gt;');
    expect(html('```\n1 _ 2\n')).toContain('1 _ 2');
  });

  it('makes no heading, link, image, code or HTML of anything', () => {
    const hostile = '# Big\n[x](javascript:alert(1)) ![y](z) <script>alert(1)</script> `code` __init__ a<b and c>d';
    const made = html(hostile);
    expect(made).not.toMatch(/<(?:h1|a|img|script|code)\b/u);
    expect(made).toContain('# Big');
    expect(made).toContain('__init__');
    expect(made).toContain('a&lt;b and c&gt;d');
  });

  it('takes stars of a calculation for themselves', () => {
    expect(html('2*3*4 = 24, 2**3 = 8, 2 * 3 and **bold**')).toBe('<p>2*3*4 = 24, 2**3 = 8, 2 * 3 and <strong>bold</strong></p>\n');
  });

  it('leaves blanks to fill in', () => {
    expect(html('10 and ______ is ______.')).toContain('10 and ______ is ______.');
  });
});

import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { generate } from './fill-in.ts';
import { asText, chooseFrom, exported, isInstalled, missingFrom, saved, sheet, shownWords } from './result-page.ts';
import { expect, test } from './test.ts';

test.describe('export', () => {
  for (const [id, name] of [
    ['rubric', 'rubric.pdf'],
    ['warm-up', 'activity.pdf'],
    ['quiz-maker', 'quiz.pdf'],
    ['lesson-planner', 'generated-content.pdf'],
  ] as const) {
    test(`PDF of ${id}: A4, several pages, every word in its text layer`, async ({ page }) => {
      test.skip(!isInstalled('pdftotext'), 'poppler is not installed');
      await generate(page, id);
      await page.emulateMedia({ colorScheme: 'dark' });
      const started = Date.now();
      const download = await exported(page, 'PDF');
      const file = await saved(download);
      test.info().annotations.push({ type: 'milliseconds', description: String(Date.now() - started) });
      await expect(page.getByText('Exported to PDF successfully')).toBeVisible();
      expect(download.suggestedFilename()).toBe(name);
      const info = execFileSync('pdfinfo', [file], { encoding: 'utf8' });
      expect(info).toMatch(/Page size:\s+595\.\d+ x 841\.\d+ pts \(A4\)/u);
      const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
      expect(text).toMatch(/^\s*Homeroom · /u);
      expect(missingFrom(text, await shownWords(page))).toEqual([]);
      // Each page has ink, on white, inside a margin of 40 points.
      execFileSync('pdftoppm', ['-r', '36', '-gray', file, `${file}-page`]);
      const pages = readdirSync(path.dirname(file)).filter((entry) => entry.endsWith('.pgm'));
      expect(pages.length).toBe(Number(/Pages:\s+(?<count>\d+)/u.exec(info)?.groups?.['count']));
      // A megabyte for three pages.
      expect(readFileSync(file).length).toBeLessThan((Math.max(3, pages.length) / 3) * 1024 * 1024);
      for (const entry of pages) {
        const { margin, ink } = inkOf(readFileSync(path.join(path.dirname(file), entry)));
        expect(margin).toBe(0);
        expect(ink).toBeGreaterThan(100);
      }
    });
  }

  for (const [format, name] of [
    ['Word (.doc)', 'generated-content.doc'],
    ['Word (.docx)', 'generated-content.docx'],
  ] as const) {
    test(`${format} opens in LibreOffice with headings, table and every word`, async ({ page }) => {
      test.skip(!isInstalled('soffice'), 'LibreOffice is not installed');
      test.setTimeout(120_000);
      await generate(page, 'rubric');
      const download = await exported(page, format);
      expect(download.suggestedFilename()).toBe(name);
      await expect(
        page.getByText(format.includes('docx') ? 'Exported to DOCX successfully' : 'Exported to WORD successfully'),
      ).toBeVisible();
      const html = asText(await saved(download));
      expect(html).toMatch(/<h1[^>]*>(?:<[^>]+>)*Rubric Matrix/u);
      expect(html).toMatch(/<table/u);
      expect(html).toContain('Homeroom · Rubric Generator');
      expect(missingFrom(html.replaceAll(/<[^>]+>/gu, ' '), await shownWords(page))).toEqual([]);
    });
  }

  test('text has every word and no markup', async ({ page }) => {
    await generate(page, 'lesson-planner');
    const file = await saved(await exported(page, 'Text (.txt)'));
    const text = readFileSync(file, 'utf8');
    expect(path.basename(file)).toBe('generated-content.txt');
    expect(missingFrom(text, await shownWords(page))).toEqual([]);
    expect(text).not.toMatch(/\*\*|^#|<\/?\w+>/mu);
  });

  test('says what went wrong, to the letter', async ({ page, quietConsole }) => {
    quietConsole.push('Failed to load resource', 'net::ERR_FAILED');
    await generate(page, 'quiz-maker');
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.getContext = () => {
        throw new Error('no canvas here');
      };
    });
    await chooseFrom(page, 'Export', 'PDF');
    await expect(page.getByText('Failed to render content for PDF: no canvas here')).toBeVisible();
    await page.evaluate(() => {
      URL.createObjectURL = () => {
        throw new Error('no room');
      };
    });
    await chooseFrom(page, 'Export', 'Word (.doc)');
    await expect(page.getByText('Failed to export to WORD: no room')).toBeVisible();
    await chooseFrom(page, 'Export', 'Text (.txt)');
    await expect(page.getByText('Failed to export to TEXT', { exact: true })).toBeVisible();
    await page.evaluate(() => document.querySelector('article .sheet')?.classList.remove('sheet'));
    await chooseFrom(page, 'Export', 'PDF');
    await expect(page.getByText('Failed to export: Content element not found')).toBeVisible();
  });

  test('a figure goes along, as a picture with its words', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await generate(page, 'math-problems', { topic: 'telling time', gradeLevel: '2nd Grade', additionalContext: '' });
    const figure = sheet(page).getByRole('img').first();
    await expect(figure).toBeVisible();
    const words = (await figure.getAttribute('alt')) ?? '';
    expect(words).toMatch(/clock/iu);
    const docx = unzipSync(readFileSync(await saved(await exported(page, 'Word (.docx)'))));
    expect(Object.keys(docx).filter((name) => /^word\/media\/.+\.png$/u.test(name)).length).toBeGreaterThan(0);
    expect(strFromU8(docx['word/document.xml'] ?? new Uint8Array())).toContain(words.slice(0, 20));
    expect(readFileSync(await saved(await exported(page, 'Word (.doc)')), 'utf8')).toMatch(/<img src="data:image\/png;base64,/u);
    expect(readFileSync(await saved(await exported(page, 'Text (.txt)')), 'utf8')).toContain(`[Figure: ${words}]`);
    await exported(page, 'PDF');
    await expect(page.getByText('Exported to PDF successfully')).toBeVisible();
  });

  test('a quiz goes to learning platforms', async ({ page }) => {
    await generate(page, 'quiz-maker');
    const gift = readFileSync(await saved(await exported(page, 'GIFT (Moodle)')), 'utf8');
    expect(gift.match(/^\t=/gmu)).toHaveLength(8);
    const aiken = readFileSync(await saved(await exported(page, 'Aiken (plain text)')), 'utf8');
    expect(aiken.match(/^ANSWER: [A-D]$/gmu)).toHaveLength(8);
    const qti = unzipSync(readFileSync(await saved(await exported(page, 'QTI 1.2 (Canvas and others)'))));
    expect(strFromU8(qti['quiz/quiz.xml'] ?? new Uint8Array()).match(/<item /gu)).toHaveLength(8);
    const sheetFile = await saved(await exported(page, 'Spreadsheet (Kahoot and others)'));
    expect(Object.keys(unzipSync(readFileSync(sheetFile)))).toContain('xl/workbook.xml');
  });

  test('vocabulary and rubrics have files of their own', async ({ page }) => {
    await generate(page, 'vocabulary');
    const cards = readFileSync(await saved(await exported(page, 'Flashcards (Quizlet, Anki)')), 'utf8');
    expect(cards.trim().split('\n')).toHaveLength(8);
    await generate(page, 'rubric');
    const csv = readFileSync(await saved(await exported(page, 'Spreadsheet (CSV)')), 'utf8');
    expect(csv.trim().split('\r\n')).toHaveLength(5);
  });
});

/** From a PGM picture at 36 dots an inch: dark pixels in the outer margin (20 px = 40 pt) and inside. */
function inkOf(pgm: Buffer): { margin: number; ink: number } {
  const header = /^P5\s+(?<width>\d+)\s+(?<height>\d+)\s+255\s/u.exec(pgm.subarray(0, 40).toString('latin1'));
  const width = Number(header?.groups?.['width']);
  const height = Number(header?.groups?.['height']);
  const pixels = pgm.subarray(header?.[0].length);
  let margin = 0;
  let ink = 0;
  for (let at = 0; at < width * height; at += 1) {
    if ((pixels[at] ?? 255) > 200) continue;
    const x = at % width;
    const y = Math.floor(at / width);
    if (x < 18 || x > width - 18 || y < 18 || y > height - 18) margin += 1;
    else ink += 1;
  }
  return { margin, ink };
}

import { describe, expect, it } from 'vitest';
import { composerEngine } from '../../generation/composer-engine.ts';
import { generate } from '../../generation/generate.ts';
import { ORDINARY_FORMS } from '../../testing/ordinary-forms.ts';
import { readingLevel } from '../../text/reading-level.ts';
import type { MathProblemsDocument } from './document.ts';

/**
 * Mean Flesch–Kincaid grade of word problems by people for grades 1 to 6. Eight in ten of them lie within about two grades
 * of it: p10 1.5 and p90 5.3 in a sample of grade 1 of the ASDiv corpus (Miao, Liang & Su, 2020).
 */
const BY_PEOPLE = [3.4, 3.5, 4.7, 4.4, 5.1, 5.2] as const;
const MOST_AWAY = 1.9;
const ORDINALS = ['1st', '2nd', '3rd', '4th', '5th', '6th'] as const;

const TOPICS: readonly (readonly string[])[] = [
  ['addition and subtraction within 20', 'measuring length', 'telling time', 'comparing numbers', 'bar graphs'],
  ['two digit addition', 'money and coins', 'telling time', 'place value', 'subtraction with regrouping'],
  ['multiplication facts', 'division', 'area', 'perimeter', 'rounding', 'elapsed time'],
  ['equivalent fractions', 'multi-digit multiplication', 'long division', 'decimals', 'measurement conversion'],
  ['adding fractions with unlike denominators', 'decimal multiplication', 'volume', 'coordinate plane', 'dividing fractions'],
  ['ratios', 'unit rates', 'percent', 'one-step equations', 'area of triangles'],
];

async function problemsOf(topic: string, gradeLevel: string, problemType: string): Promise<string[]> {
  const form = { ...ORDINARY_FORMS['math-problems'], topic, gradeLevel, problemType, additionalContext: '', numberOfProblems: '10' };
  const { document } = await generate({ toolId: 'math-problems', formData: form }, { engines: [composerEngine], seed: topic.length });
  return (document as MathProblemsDocument).problems.map(({ text }) => text);
}

describe.each(['Word Problems', 'Real-world Applications', 'Multi-step Problems'])('%s', (problemType) => {
  it.each(ORDINALS.map((ordinal, index) => [ordinal, index] as const))('of %s grade read as those by people do', async (ordinal, index) => {
    const texts: string[] = [];
    for (const topic of TOPICS[index] ?? []) texts.push(...(await problemsOf(topic, `${ordinal} Grade`, problemType)));
    const { grade = Number.NaN } = readingLevel(texts) ?? {};
    expect(Math.abs(grade - (BY_PEOPLE[index] ?? 0))).toBeLessThanOrEqual(MOST_AWAY);
  });
});

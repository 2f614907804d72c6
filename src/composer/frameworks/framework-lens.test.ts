import { describe, expect, it } from 'vitest';
import { readingBand, readingLevel } from '../../text/reading-level.ts';
import { frameworkLens, lensOn } from './framework-lens.ts';
import { LENSES } from './lenses.ts';

describe('a framework for another subject', () => {
  it.each([
    ['NGSS', 'science', /model/u, /crosscutting/u],
    ['NSTA', 'science', /observe/u, /notice/u],
    ['NCTM', 'mathematics', /equation/u, /two ways/u],
  ] as const)('%s is itself in %s and lends what carries over to history', (framework, own, itself, carriedOver) => {
    const text = (subject: 'science' | 'mathematics' | 'social-studies') =>
      JSON.stringify({ ...frameworkLens(framework, subject), elsewhere: 0 });
    expect(text(own)).toMatch(itself);
    expect(text('social-studies')).toMatch(carriedOver);
    expect(text('social-studies')).not.toMatch(itself);
  });

  it.each([
    ['NCSS', 'mathematics', /matter to people/u],
    ['CDC', 'mathematics', /healthy choice/u],
  ] as const)('%s asks nothing in %s that the subject cannot answer', (framework, subject, forced) => {
    expect(frameworkLens(framework)?.studentTask).toMatch(forced);
    expect(frameworkLens(framework, subject)?.studentTask).not.toMatch(forced);
  });

  it('stays itself where the subject is not known', () => {
    expect(frameworkLens('NGSS')?.studentTask).toMatch(/model/u);
  });

  it('names the topic in what students do', () => {
    const lens = frameworkLens('NCSS', 'science');
    expect(lens && lensOn(lens, 'photosynthesis').studentTask).toBe('Tell one way photosynthesis can matter to people today.');
  });
});

describe('a framework in the first years of school', () => {
  it('asks children to say, draw and show, at their level, and others what it asked before', () => {
    const hard: string[] = [];
    for (const { code } of LENSES) {
      const young = frameworkLens(code, undefined, 'K-2');
      const texts = [young?.studentTask ?? '', ...(young?.activity.steps ?? [])].map((text) => text.replaceAll('{topic}', 'plants'));
      const level = readingLevel(texts)?.grade ?? 0;
      if (level > readingBand(1).most) hard.push(`${code} ${level.toFixed(1)}`);
      expect(texts.filter((text) => /\b(?:evidence|sources?|claim|predict\w*)\b/iu.test(text))).toEqual([]);
      expect(frameworkLens(code, undefined, '6-8')).toBe(LENSES.find((lens) => lens.code === code));
    }
    expect(hard).toEqual([]);
  });
});

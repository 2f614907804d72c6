import { it } from 'vitest';
import { Random } from '../random.ts';
import { MATH_SKILLS } from './math-skills.ts';
import { kitFromSkills } from './skill-kit.ts';
it('ranks', () => {
  for (const skill of MATH_SKILLS) {
    const ranks = [0, 0, 0, 0]; const start = performance.now(); let n = 0;
    for (let seed = 1; seed <= 6; seed += 1) for (const d of ['basic', 'intermediate', 'advanced'] as const) { n++;
      for (const { answer, distractors } of kitFromSkills([skill], { grade: skill.grades[1], difficulty: d, random: new Random(seed) }).facts) {
        const num = (t: string) => { const m = /^\$?([\d,]+(?:\.\d+)?)(?:\/(\d+))?(?: (\d+)\/(\d+))?( \p{L}[\p{L} ]*)?$/u.exec(t); return m ? Number(m[1]!.replaceAll(',', '')) / Number(m[2] ?? 1) + Number(m[3] ?? 0) / Number(m[4] ?? 1) : NaN; };
        const nums = [answer, ...distractors.map((x) => x.text)].map(num);
        if (nums.some(Number.isNaN)) continue;
        ranks[nums.filter((x) => x < nums[0]!).length]!++;
      } }
    console.log(skill.id, ranks.join(' '), ((performance.now() - start) / n).toFixed(1) + ' ms/kit');
  }
  const k = kitFromSkills([MATH_SKILLS.find((s) => s.id === (process.env['SKILL'] ?? 'adding-fractions-unlike-denominators'))!], { grade: 5, difficulty: 'intermediate', random: new Random(5) });
  if (process.env['SHOW']) console.log(JSON.stringify({ facts: k.facts, q: k.questions, a: k.activities, h: k.hardestCase, w: k.writing.slice(0, 3), r: k.recalls, t: k.terms.map((t) => t.term) }, null, 1));
});

import { it } from 'vitest';
import { Random } from '../random.ts';
import { MATH_SKILLS } from './math-skills.ts';
import { pickNames } from './names.ts';
import { scenesFor } from './scenes.ts';
it('prints', () => {
  const out: string[] = [];
  for (const skill of MATH_SKILLS) {
    if (process.env['SKILL'] && !skill.id.includes(process.env['SKILL'])) continue;
    for (const difficulty of ['basic', 'intermediate', 'advanced'] as const) for (const multiStep of [false, false, true]) {
      const random = new Random(Number(process.env['SEED'] ?? 1) + out.length);
      const grade = random.int(...skill.grades);
      const p = skill.problem({ random, grade, difficulty, multiStep, scene: random.pick(scenesFor(grade)), people: pickNames(random, 4) });
      out.push(`${skill.id} g${grade} ${difficulty} | ${p.text} | ${p.bare} | ${p.expression} = ${p.answer.text} | ${p.distractors.map((d) => d.text).join('; ')} | ${p.steps.map((s) => s.text + ' ' + (s.equation ?? '')).join(' / ')}`);
    }
  }
  console.log(out.join('\n'));
});

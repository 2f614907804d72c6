import { it } from 'vitest';
import { Random } from '../random.ts';
import { evaluateExpression, holdsTrue } from './evaluate-expression.ts';
import { MATH_SKILLS } from './math-skills.ts';
import { pickNames } from './names.ts';
import { scenesFor } from './scenes.ts';
it('scans', { timeout: 500000 }, () => {
  const bad = new Map<string, number>(); let n = 0;
  for (const skill of MATH_SKILLS) for (let grade = skill.grades[0]; grade <= skill.grades[1]; grade++) for (const difficulty of ['basic', 'intermediate', 'advanced'] as const) for (const multiStep of [false, true]) for (let seed = 0; seed < 400; seed++) {
    const random = new Random(seed * 131 + 7 + grade); n++;
    try {
      const p = skill.problem({ random, grade, difficulty, multiStep, scene: random.pick(scenesFor(grade)), people: pickNames(random, 4) });
      if (!evaluateExpression(p.expression).equals(p.answer.value)) throw new Error('wrong ' + p.expression);
      for (const s of p.steps) if (s.equation && !holdsTrue(s.equation)) throw new Error('false step ' + s.equation);
    } catch (e) { const k = `${skill.id} g${grade} ${difficulty} ${multiStep} ${(e as Error).message}`; bad.set(k, (bad.get(k) ?? 0) + 1); }
  }
  console.log(n, 'problems', [...bad].slice(0, 60).map(([k, v]) => `${v}× ${k}`).join('\n'));
});

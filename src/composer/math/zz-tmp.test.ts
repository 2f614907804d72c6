import { it } from 'vitest';
import { readingLevel } from '../../text/reading-level.ts';
import { Random } from '../random.ts';
import { kitFromSkills } from './skill-kit.ts';
import { MATH_SKILLS } from './math-skills.ts';
it('x', () => {
  for (const id of ['comparing-numbers','add-and-subtract-within-20']) {
  const s = MATH_SKILLS.filter((x) => x.id === id);
  const kit = kitFromSkills(s, { grade: 1, difficulty: 'intermediate', random: new Random(3) } as never);
  const g = (t: string[]) => console.log(id, readingLevel(t)?.grade.toFixed(1), t.slice(0,5).join(' | ').slice(0, 400));
  g(kit.facts.map((f) => f.question)); g(kit.questions.map((q) => q.question)); g(kit.facts.map((f) => f.answer+'.')); g(kit.recalls.map((f) => f.prompt)); g(kit.activities.flatMap((f) => f.steps as never));
  }
});

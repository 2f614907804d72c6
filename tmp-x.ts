import { MATH_SKILLS } from './src/composer/math/math-skills.ts';
import { kitFromSkills } from './src/composer/math/skill-kit.ts';
import { Random } from './src/composer/random.ts';
import { readingLevel } from './src/text/reading-level.ts';
export async function main([id = '', grade = '2']: string[]) {
  const s = MATH_SKILLS.filter((x) => x.id === id);
  const k = kitFromSkills(s, { grade: Number(grade), difficulty: 'basic', random: new Random(10) });
  const groups = { facts: k.facts.map((f) => f.question), answers: k.facts.flatMap((f) => [f.answer, ...f.distractors.map((d) => d.text)]), q: k.questions.map((q) => q.question), act: k.activities.flatMap((a) => a.steps), rec: k.recalls.map((r) => r.prompt), wr: k.writing.map((w) => w.prompt), terms: k.terms.flatMap((t) => [t.definition, t.example]) };
  for (const [n, t] of Object.entries(groups)) process.stdout.write(`${n} ${readingLevel(t)?.grade.toFixed(1)} ${JSON.stringify(t.slice(0, 30)).slice(0, 1500)}\n`);
}

import { MATH_SKILLS } from './src/composer/math/math-skills.ts';
import { kitFromSkills } from './src/composer/math/skill-kit.ts';
import { Random } from './src/composer/random.ts';
export async function main() {
  const all: [number, string][] = [];
  for (let round = 0; round < 2; round += 1) for (const s of MATH_SKILLS) { const t = performance.now(); for (let i = 0; i < 3; i += 1) kitFromSkills([s], { grade: s.grades[1], difficulty: 'intermediate', random: new Random(i) }); if (round) all.push([(performance.now() - t) / 3, s.id]); }
  all.sort((a, b) => b[0] - a[0]);
  process.stdout.write(all.slice(0, 12).map(([t, i]) => `${i} ${t.toFixed(1)}`).join('\n') + `\nmedian ${all[62]?.[0].toFixed(1)}\n`);
}

import { writeFileSync } from 'node:fs';
import { readTopic } from '../../src/composer/understanding/read-topic.ts';
import { typedTopics } from './measure.ts';
export async function main() {
  let f = 0,
    fn = 0,
    l = 0,
    n = 0,
    unk = 0;
  const times: number[] = [];
  const misses: string[] = [];
  readTopic('water', 3);
  for (const t of typedTopics().filter((x) => !x.isNamed)) {
    const t0 = performance.now();
    const r = readTopic(t.typed, t.grade);
    times.push(performance.now() - t0);
    n++;
    const okL = r.lesson?.id === t.lesson;
    if (okL) l++;
    if (r.certainty === 'unknown') unk++;
    const okF = r.families.some((x) => t.families.includes(x)) && t.families.includes(r.families[0] ?? '');
    if (t.families.length) {
      fn++;
      if (okF) f++;
    }
    if (!okL || (t.families.length && !okF))
      misses.push(
        `${t.families.length && !okF ? 'F' : ' '}${okL ? ' ' : 'L'} ${r.certainty} ${r.coverage.toFixed(2)} ${t.typed} {${r.spelled}|${r.course.rest}} [${t.lesson}] -> ${r.lesson?.id} | ${r.families.join(', ')} | ${r.focus.join(' ')}`,
      );
  }
  const { readFileSync } = await import('node:fs');
  const neg = readFileSync('/work/main/bench/topics/no-topics.txt', 'utf8').trim().split('\n');
  const taken: string[] = [];
  for (const [i, q] of neg.entries()) {
    const r = readTopic(q, [1, 4, 7, 10][i % 4]!);
    if (r.certainty !== 'unknown') taken.push(`${r.certainty} ${r.coverage.toFixed(2)} ${q} -> ${r.lesson?.id} | ${r.families.join(',')}`);
  }
  console.log('negatives taken', taken.length, '/', neg.length, 'sure', taken.filter((t) => t.startsWith('sure')).length);
  writeFileSync('/tmp/neg.txt', taken.join('\n'));
  times.sort((a, b) => a - b);
  console.log(
    'family',
    (f / fn).toFixed(3),
    'lesson',
    (l / n).toFixed(3),
    'unknown',
    (unk / n).toFixed(3),
    n,
    'ms',
    times[n >> 1]?.toFixed(2),
    times[Math.floor(n * 0.95)]?.toFixed(2),
    times[n - 1]?.toFixed(2),
  );
  writeFileSync('/tmp/misses.txt', misses.join('\n'));
}

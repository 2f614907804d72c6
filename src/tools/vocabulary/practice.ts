/** Short practice after Beck, McKeown & Kucan, Bringing Words to Life (2nd ed., 2013): use the words, don't copy them. */
import type { Random } from '../../composer/random.ts';
import type { Term } from '../../composer/topics/topic-pack.ts';

export function practiceFor(terms: readonly Term[], random: Random): string[] {
  const [one, two, three, four, five] = random.shuffle(terms).map(({ term }) => `“${term}”`);
  if (!one || !two || !three) return ['Use each word in a sentence of your own.'];
  const tasks = [
    `Which belongs together: ${one} and ${two}, or ${one} and ${three}? Tell why.`,
    `Write one sentence that makes sense and uses both ${one} and ${three}.`,
    `Draw ${two} without letters or numbers. Can a partner name it?`,
    `Give an example of ${three} and something that is close but not quite it.`,
    `Sort all the words into two groups. Name your groups, and let a partner guess the rule.`,
    `Explain ${one} to someone who was not here. You may not use the word itself.`,
    `Tell when you might hear ${two} outside school, and who might say it.`,
    `Choose the three words you are least sure of. Write what you think each means, then check.`,
    ...(four && five
      ? [
          `Link ${four}, ${five} and ${one} in a short story of three sentences.`,
          `True or made up? Write one true and one made-up sentence about ${four}, then swap and decide.`,
        ]
      : []),
  ];
  return random.sample(tasks, 3);
}

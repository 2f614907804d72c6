/** Ideas for cultural relevance out of a teaching set: those that speak of this class first, then those that are for all. */
import type { Materials } from '../../composer/materials.ts';
import type { Random } from '../../composer/random.ts';
import type { SetCulture, TeachingSet } from '../../composer/sets/teaching-set.ts';
import { wordsOf } from '../../composer/understanding/words.ts';
import type { FormOf } from '../catalogue.ts';
import type { CulturalDocument } from './document.ts';

const IDEAS = 5;
type Idea = SetCulture['ideas'][number];

/** Words that many communities' names share. */
const SHARED = new Set([
  'speaking',
  'speakers',
  'students',
  'families',
  'communities',
  'community',
  'american',
  'americans',
  'and',
  'from',
  'all',
  'english',
  'learners',
  'classes',
  'schools',
]);

/** How many words of the class's description an idea's `for` shares. */
function speaksOf({ for: audiences }: Idea, context: ReadonlySet<string>): number {
  const named = wordsOf(audiences.join(' ')).filter((word) => word.length > 3 && !SHARED.has(word));
  return named.filter((word) => context.has(word) || context.has(`${word}s`) || context.has(word.replace(/s$/u, ''))).length;
}

function chooseIdeas(ideas: readonly Idea[], culturalContext: string, random: Random): Idea[] {
  const context = new Set(wordsOf(culturalContext));
  const ofClass = ideas
    .filter((idea) => speaksOf(idea, context) > 0)
    .sort((one, other) => speaksOf(other, context) - speaksOf(one, context));
  const forAll = ideas.filter((idea) => !ofClass.includes(idea) && idea.for.some((audience) => /^all\b/iu.test(audience)));
  const others = ideas.filter((idea) => !ofClass.includes(idea) && !forAll.includes(idea));
  const inTurn = [...ofClass, ...random.shuffle(forAll), ...random.shuffle(others)];
  const aspects = new Set<string>();
  const distinct = inTurn.filter(({ aspect }) => aspects.size < aspects.add(aspect).size);
  const chosen = [
    ...ofClass,
    ...distinct.filter((idea) => !ofClass.includes(idea)),
    ...inTurn.filter((idea) => !distinct.includes(idea) && !ofClass.includes(idea)),
  ];
  return chosen.slice(0, IDEAS);
}

export function culturalFromSet(form: FormOf<'cultural'>, materials: Materials, set: TeachingSet, random: Random): CulturalDocument {
  const { culture, card } = set;
  return {
    title: card.title,
    standards: [...materials.codes],
    sameRigor: `Students still ${card.objective.replace(/[.]$/u, '')}. The context changes, the demand does not.`,
    know: [...culture.know],
    ideas: chooseIdeas(culture.ideas, form.culturalContext, random).map(({ aspect, title, minutes, task, background, checkFirst }) => ({
      aspect,
      title,
      minutes,
      task,
      background,
      checkFirst,
    })),
    askStudents: [...culture.ask],
    avoid: [...culture.avoid],
    teacherNotes: [],
  };
}

/** Ideas for cultural relevance out of a teaching set: those that speak of this class first, then those that are for all. */
import type { Materials } from '../../composer/materials.ts';
import type { Random } from '../../composer/random.ts';
import type { SetCulture, TeachingSet } from '../../composer/sets/teaching-set.ts';
import type { Wishes } from '../../composer/understanding/wishes.ts';
import { wishedIn, withoutUnwanted } from '../../composer/wished-items.ts';
import { notesOnWishes } from '../parts/follow-wishes.ts';
import { wordsOf } from '../../composer/understanding/words.ts';
import type { FormOf } from '../catalogue.ts';
import type { CulturalDocument } from './document.ts';
import { classOf } from './class-of.ts';
import { forNamed } from './for-named.ts';

const IDEAS = 5;
const MOST_TO_KNOW = 5;
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

function chooseIdeas(ideas: readonly Idea[], culturalContext: string, wishes: Wishes, taken: readonly string[], random: Random): Idea[] {
  const context = new Set(wordsOf(culturalContext));
  const ofClass = ideas
    .filter((idea) => speaksOf(idea, context) > 0)
    .sort((one, other) => speaksOf(other, context) - speaksOf(one, context));
  const forAll = ideas.filter((idea) => !ofClass.includes(idea) && idea.for.some((audience) => /^all\b/iu.test(audience)));
  const others = ideas.filter((idea) => !ofClass.includes(idea) && !forAll.includes(idea));
  const inTurn = [...ofClass, ...random.shuffle(forAll), ...random.shuffle(others)].sort(
    (one, other) => worth(other, wishes) - worth(one, wishes),
  );
  const aspects = new Set<string>(taken);
  const distinct = inTurn.filter(({ aspect }) => aspects.size < aspects.add(aspect).size);
  const chosen = [
    ...ofClass,
    ...distinct.filter((idea) => !ofClass.includes(idea)),
    ...inTurn.filter((idea) => !distinct.includes(idea) && !ofClass.includes(idea)),
  ];
  return [...chosen].sort((one, other) => worth(other, wishes) - worth(one, wishes)).slice(0, ideasIn(wishes));
}

/** What the note asks for goes first; what takes longer than there is time for goes last. */
function worth(idea: Idea, wishes: Wishes): number {
  return wishedIn(idea, wishes) - (wishes.minutes !== undefined && idea.minutes > wishes.minutes ? 2 : 0);
}

const FEWEST = 1;
const MOST = 8;

export function ideasIn({ counts }: Wishes): number {
  const asked = counts.idea ?? counts.any;
  return asked === undefined ? IDEAS : Math.min(MOST, Math.max(FEWEST, asked));
}

/** Who is in the class, and not what is asked for: 'rural Iowa'. */
const WHO =
  /\b(?:famil\w+|students|school|town|city|communit\w+|rural|urban|suburban|base|nation|reservation|kids|immigrants?|speakers|gen|generation|first-gen)\b|^“[\p{L}’]+”$/iu;

/** 'Mostly Mexican American families' says who is in the class, not what to look at. */
const isOfClass = (name: string): boolean => WHO.test(name) || /(?<=.. ?)\p{Lu}/u.test(name);

export function ofClass(materials: Materials): Materials {
  const { wishes } = materials;
  const notFollowed = wishes.notFollowed.filter((name) => !name.startsWith('“') || !isOfClass(name));
  return { ...materials, wishes: { ...wishes, focus: [], notFollowed } };
}

/** Keys of the wishes that a list of ideas follows by what it is. */
export function ideasFollowed(wishes: Wishes, ideas: CulturalDocument['ideas']): string[] {
  const { minutes, counts } = wishes;
  return [
    ...((counts.idea ?? counts.any) === ideas.length ? ['counts:idea', 'counts:any'] : []),
    ...(minutes !== undefined && ideas.every((idea) => idea.minutes > 0 && idea.minutes <= minutes) ? ['minutes'] : []),
    'answerKey',
    'means:no lab',
    'means:no devices',
  ];
}

export function culturalFromSet(form: FormOf<'cultural'>, materials: Materials, set: TeachingSet, random: Random): CulturalDocument {
  const { culture, card } = set;
  const { wishes } = materials;
  const suited = withoutUnwanted(culture.ideas, wishes);
  const named = forNamed(form, materials);
  const taken = named.ideas.map(({ aspect }) => aspect);
  const ideas = [...named.ideas, ...chooseIdeas(suited, classOf(form, wishes), wishes, taken, random)].slice(0, ideasIn(wishes));
  const draft = {
    title: card.title,
    standards: [...materials.codes],
    sameRigor: `Students still ${card.objective.replace(/[.]$/u, '')}. The context changes, the demand does not.`,
    know: withoutUnwanted([...named.know, ...culture.know], wishes).slice(0, MOST_TO_KNOW),
    ideas: ideas.map(({ aspect, title, minutes, task, background, checkFirst }) => ({
      aspect,
      title,
      minutes,
      task,
      background,
      checkFirst,
    })),
    askStudents: withoutUnwanted(culture.ask, wishes),
    avoid: [...culture.avoid],
  };
  // What to stay away from speaks of what it warns of.
  const whole = { ...draft, avoid: [] };
  return {
    ...draft,
    teacherNotes: notesOnWishes(ofClass(materials), { whole, items: draft.ideas, isOneEnough: true }, ideasFollowed(wishes, draft.ideas)),
  };
}

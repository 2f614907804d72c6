import { GRADE_BANDS } from '../../composer/grade-band.ts';
import type { Materials } from '../../composer/materials.ts';
import type { Random } from '../../composer/random.ts';
import type { CulturalLink } from '../../composer/topics/topic-pack.ts';
import type { FormOf } from '../catalogue.ts';
import { namedIn, speaksOf, wordsAcrossLanguages } from './class-context.ts';
import { communityIdeas } from './community-ideas.ts';
import { ideasInMathematics } from './ideas-in-mathematics.ts';
import { withoutUnwanted } from '../../composer/wished-items.ts';
import { teacherNotes } from '../parts/teacher-notes.ts';
import { type ForNamed, forNamed } from './for-named.ts';
import { classOf } from './class-of.ts';
import { culturalFromSet, ideasFollowed, ideasIn, ofClass } from './cultural-from-set.ts';
import type { CulturalDocument } from './document.ts';
import { isSurface, mostSurface } from './surface.ts';

const IDEA_COUNT = 5;
/** A few good ideas of the topic's own, so that a second draft has others to offer. */
const MOST_OWN = 4;

/** Ideas in the order of choice, at first one for each aspect: a teacher may leave one out, and four aspects stay. */
function withAspects(pool: readonly CulturalLink[], taken: readonly string[]): CulturalLink[] {
  const aspects = new Set<string>(taken);
  const first = pool.filter(({ aspect }) => aspects.size < aspects.add(aspect).size);
  return [...first, ...pool.filter((idea) => !first.includes(idea))];
}

/** In the same order, but for what there is enough of. */
function withoutMuchSurface(ideas: readonly CulturalLink[]): CulturalLink[] {
  const surplus = new Set(ideas.filter((idea) => isSurface(idea)).slice(mostSurface(IDEA_COUNT)));
  return [...ideas.filter((idea) => !surplus.has(idea)), ...surplus];
}

/** What belongs to the topic and to this class goes before what fits any. */
function chooseIdeas(form: FormOf<'cultural'>, materials: Materials, named: ForNamed['ideas'], random: Random): CulturalLink[] {
  const { wishes } = materials;
  const culturalContext = classOf(form, wishes);
  const words = wordsAcrossLanguages(culturalContext, materials.kit.terms, materials.translations, random);
  const own = random.shuffle(ownIdeas(materials));
  const wanted = namedIn(culturalContext);
  const ofNamed = own.filter((idea) => speaksOf(idea, wanted));
  const [lived] = random.shuffle(communityIdeas(culturalContext, materials.topic.inText, materials.isSensitive));
  const ofClass = [words, lived].filter((idea) => idea !== undefined);
  const mine = [...ofClass, ...ofNamed, ...own.filter((idea) => !ofNamed.includes(idea))];
  const share = materials.source === 'open' ? IDEA_COUNT : Math.min(MOST_OWN, Math.ceil(own.length / 2) + ofClass.length);
  const pool = [...mine.slice(0, share), ...random.shuffle(generalIdeas(materials)), ...mine.slice(share)];
  const suited = withoutUnwanted(pool, wishes);
  const taken = named.map(({ aspect }) => aspect);
  return random.shuffle(withoutMuchSurface(withAspects(suited, taken)).slice(0, ideasIn(wishes) - named.length));
}

/** The band's own, and those of younger bands of the same topic. */
function ownIdeas({ kit, packs, kitBand }: Materials): CulturalLink[] {
  const younger = GRADE_BANDS.slice(0, GRADE_BANDS.indexOf(kitBand));
  const ofYounger = packs.flatMap(({ bands }) => younger.flatMap((band) => bands[band]?.cultural ?? []));
  const titles = new Set<string>();
  return [...kit.cultural, ...ofYounger].filter(({ title }) => titles.size < titles.add(title).size);
}

/** Questions any student may answer or leave; nobody is asked to speak for a group. */
function askStudents({ topic, isSensitive }: Materials, random: Random): string[] {
  const ofAll = [
    'Is there a word in another language you know that fits here? What does it mean, word for word?',
    'Whose story is missing from our materials? Where could we find it?',
  ];
  return random.sample(
    isSensitive
      ? [
          ...ofAll,
          'Which words in our materials name people with respect, and which would you change?',
          'What would help you to talk about this with care? You may answer on paper, to me alone.',
          'Which source would you trust on this, and why?',
          `What should the class look into about ${topic.inText}? You need not say why you ask.`,
        ]
      : [
          ...ofAll,
          `Where have you met ${topic.inText} outside school? Tell only what you like to share.`,
          `Who in your family or neighborhood knows something about ${topic.inText}? What would you ask that person?`,
          'What in this lesson is different from how people you know do it or see it?',
          'What should visitors know about our community before they use it as an example?',
        ],
    3,
  );
}

/** What fits any topic; of a sensitive one nobody asks at home. */
function generalIdeas(materials: Materials): readonly CulturalLink[] {
  const { source, frames, isSensitive } = materials;
  if (source === 'open') return [];
  if (source === 'skills') return ideasInMathematics(materials);
  return frames.cultural.filter(({ aspect }) => !(isSensitive && aspect === 'family and community'));
}

export function spareIdeas(_form: FormOf<'cultural'>, materials: Materials, random: Random): CulturalLink[] {
  return [...random.shuffle(ownIdeas(materials)), ...random.shuffle(generalIdeas(materials))];
}

export function composeCultural(form: FormOf<'cultural'>, materials: Materials, random: Random): CulturalDocument {
  if (materials.set) return culturalFromSet(form, materials, materials.set, random);
  const { kit, topic, wishes } = materials;
  const objective = random.pick(kit.objectives).replace(/\.$/u, '');
  const named = forNamed(form, materials);
  const draft = {
    title: topic.title,
    standards: [...materials.codes],
    sameRigor: `Students still ${objective}. The context changes, the demand does not.`,
    ideas: [
      ...named.ideas.map(({ subjects: _subjects, grades: _grades, ...idea }) => idea),
      ...chooseIdeas(form, materials, named.ideas, random).map((idea) => ({ ...idea, minutes: 0 })),
    ],
    know: [...named.know],
    avoid: [],
    askStudents: askStudents(materials, random),
  };
  return {
    ...draft,
    teacherNotes: [
      'Start from what students choose to tell you; a group is never all alike.',
      random.pick([
        'Use two of these ideas well rather than all of them in passing.',
        'Choose the idea that changes what students think about, not the one that is easiest to add.',
        'Let students propose a local example of their own once they have seen one of yours.',
      ]),
      ...teacherNotes(ofClass(materials), { whole: draft, items: draft.ideas, isOneEnough: true }, ideasFollowed(wishes, draft.ideas)),
    ],
  };
}

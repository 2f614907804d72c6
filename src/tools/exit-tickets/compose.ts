import type { Materials } from '../../composer/materials.ts';
import type { Random } from '../../composer/random.ts';
import { type Trigrams, areAlike, trigramsOf } from '../../text/similarity.ts';
import type { FormOf } from '../catalogue.ts';
import { teacherNotes } from '../parts/teacher-notes.ts';
import { classDirections, wordsSentence } from '../parts/class-directions.ts';
import { forEarlyFinishers } from '../parts/early-finishers.ts';
import { isUnknown } from '../parts/skeleton.ts';
import { exitTicketSkeleton } from './skeleton.ts';
import type { DraftedItem, ExitTicketDocument } from './document.ts';
import { choiceItem, choiceReflection } from './choice-tickets.ts';
import { exitTicketFromSet } from './exit-ticket-from-set.ts';
import { ratingItem } from './rating-tickets.ts';
import { shortItem } from './short-tickets.ts';
import { formatAt, pointsSentence, shapeFollowed, ticketShape } from './ticket-shape.ts';

type Aim = DraftedItem['aim'];

/** What each assessment type asks for, from recall to reasoning; the hardest case closes all but a pure reflection. */
const AIMS: Record<FormOf<'exit-tickets'>['assessmentType'], readonly Aim[]> = {
  'Understanding Check': ['recall', 'reasoning', 'reasoning', 'hardest case'],
  Reflection: ['reflection', 'reflection', 'reflection', 'hardest case'],
  Application: ['application', 'application', 'hardest case'],
  Mixed: ['recall', 'application', 'hardest case', 'reflection'],
};

const INSTRUCTIONS = [
  'Show what you know right now. This is not for a grade.',
  'Answer on your own. It tells me what to teach tomorrow.',
  'Do your best with each one. A wrong answer helps me plan.',
  'Take your time, then hand this in on your way out.',
];

/** Read aloud to those who have just begun to write. */
const FIRST_INSTRUCTIONS = [
  'Show what you know. You may draw, say or write.',
  'Do your best with each one. Your answer helps me plan for tomorrow.',
  'Listen as I read each one. Then draw, say or write.',
];

function itemFor(aim: Aim, form: FormOf<'exit-tickets'>, materials: Materials, used: Set<string>, random: Random): DraftedItem {
  if (form.responseFormat === 'Rating Scale') return ratingItem(aim, materials, used, random);
  if (form.responseFormat === 'Multiple Choice') {
    return aim === 'reflection' ? choiceReflection(materials, used, random) : choiceItem(aim, materials, used, random);
  }
  return shortItem(aim, materials, used, random);
}

const MOST_DRAWS = 6;
/** Two items of one ticket may share no more of their wording than this (word trigrams). */
const MOST_ALIKE = 0.5;

/** Items of which none is told in the words of another. Computed items may differ in their numbers only: another one is drawn. */
function freshItems(draws: readonly (() => DraftedItem)[]): DraftedItem[] {
  const told: Trigrams[] = [];
  return draws.map((draw) => {
    let item = draw();
    let trigrams = trigramsOf(item.prompt);
    for (let times = 1; times < MOST_DRAWS && told.some((other) => areAlike(other, trigrams, MOST_ALIKE)); times += 1) {
      item = draw();
      trigrams = trigramsOf(item.prompt);
    }
    told.push(trigrams);
    return item;
  });
}

export function composeExitTicket(form: FormOf<'exit-tickets'>, materials: Materials, random: Random): ExitTicketDocument {
  if (materials.set) return exitTicketFromSet(form, materials, materials.set, random);
  if (isUnknown(materials)) return exitTicketSkeleton(form, materials);
  const { wishes } = materials;
  const used = new Set<string>();
  const shape = ticketShape(form, wishes, AIMS[form.assessmentType].length);
  const aims = aimsFor(form.assessmentType, shape.count);
  const items = freshItems(
    aims.map(
      (aim, index) => () => itemFor(aim, { ...form, responseFormat: formatAt(index, aims.length, form, shape) }, materials, used, random),
    ),
  );
  const checked = items.filter(({ aim }) => aim !== 'reflection').length;
  const directions = classDirections(wishes);
  const words = items.some(({ options }) => options.length === 0) ? wordsSentence(wishes) : '';
  const draft = {
    title: form.lessonObjective.charAt(0).toLocaleUpperCase('en-US') + form.lessonObjective.slice(1),
    minutes: shape.minutes ?? Math.min(10, Math.max(5, items.length * 2)),
    standards: [...materials.codes],
    instruction: [
      random.pick(materials.kitBand === 'K-2' ? FIRST_INSTRUCTIONS : INSTRUCTIONS),
      directions.sentence,
      words,
      pointsSentence(wishes, items.length),
    ]
      .filter(Boolean)
      .join(' '),
    items: items.map((item) => ({ ...item, lines: form.responseFormat === 'Rating Scale' ? 1 : 2, reason: '' })),
    ...criteria(form, checked, random),
  };
  const ready = wishes.tomorrow === undefined ? '' : ` They are ready for tomorrow: ${wishes.tomorrow}.`;
  const early = forEarlyFinishers(materials, random);
  return {
    ...draft,
    gotIt: `${draft.gotIt}${ready}`,
    withKey: wishes.answerKey !== 'none',
    teacherNotes: [
      ...early.lines,
      ...teacherNotes(materials, { whole: draft, items: draft.items }, [
        ...directions.followed,
        ...shapeFollowed(shape, wishes, items.length),
        ...early.followed,
        'tomorrow',
      ]),
    ],
  };
}

/** As many aims as the teacher asks for; the hardest case stays. */
function aimsFor(type: FormOf<'exit-tickets'>['assessmentType'], count: number | undefined): readonly Aim[] {
  const usual = AIMS[type];
  if (count === undefined || count === usual.length) return usual;
  const others = usual.filter((aim) => aim !== 'hardest case');
  const before = Array.from({ length: count - 1 }, (_, index) => others[Math.min(index, others.length - 1)] ?? 'reasoning');
  return [...before, 'hardest case'];
}

function criteria(
  { responseFormat, assessmentType }: FormOf<'exit-tickets'>,
  checked: number,
  random: Random,
): Pick<ExitTicketDocument, 'gotIt' | 'almost' | 'reteach'> {
  if (responseFormat === 'Rating Scale') {
    return random.pick([
      {
        gotIt: 'Rates 3 or 4 throughout, and the words or drawing under each scale bear it out.',
        almost: 'Rates 3 or 4 somewhere, but at least one proof is missing or does not fit the rating.',
        reteach: 'Rates 1 or 2 throughout, or gives no proof that fits.',
      },
      {
        gotIt: 'Every line under a scale is true and as sure as the rating says, and no rating is below 3.',
        almost: 'At least one rating of 3 or 4 holds, and at least one does not or is lower.',
        reteach: 'No rating of 3 or 4 is borne out by what is written.',
      },
      {
        gotIt: 'All ratings are 3 or 4, and what is written would convince a visitor.',
        almost: 'Some ratings are 3 or 4 and convince; the others are lower, or what is written does not fit them.',
        reteach: 'All ratings are 1 or 2, or nothing written convinces.',
      },
    ]);
  }
  if (assessmentType === 'Reflection') {
    return {
      gotIt: 'The hardest case is right, and the reflections name something particular.',
      almost: 'The hardest case is partly right, whatever the reflections say.',
      reteach: 'The hardest case is wrong or empty.',
    };
  }
  return random.pick([
    {
      gotIt: `All ${checked} content items are right, the hardest case among them.`,
      almost: `At least half of the ${checked} content items are right, but not all.`,
      reteach: `Fewer than half of the ${checked} content items are right.`,
    },
    {
      gotIt: `Nothing is missing in any of the ${checked} content items.`,
      almost: 'One content item is wrong or only half there.',
      reteach: 'Two or more content items are wrong or half there.',
    },
    {
      gotIt: 'The hardest case is right and so is all that leads up to it.',
      almost: 'The hardest case is right but something before it is not, or the other way around.',
      reteach: 'The hardest case is wrong, and so is at least one item before it.',
    },
  ]);
}

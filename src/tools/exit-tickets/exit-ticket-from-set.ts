/** An exit ticket out of a teaching set: items of the chosen kind and format, with what each wrong answer tells. */
import { drawRanks } from '../../composer/choice-items.ts';
import type { Materials } from '../../composer/materials.ts';
import type { Random } from '../../composer/random.ts';
import { onObjective } from '../../composer/sets/on-objective.ts';
import type { SetTickets, TeachingSet } from '../../composer/sets/teaching-set.ts';
import type { Wishes } from '../../composer/understanding/wishes.ts';
import type { FormOf } from '../catalogue.ts';
import { partsWished, wishedIn, withoutUnwanted } from '../../composer/wished-items.ts';
import { classDirections, wordsSentence } from '../parts/class-directions.ts';
import { forEarlyFinishers } from '../parts/early-finishers.ts';
import { renamed } from '../parts/renamed.ts';
import { notesOnWishes } from '../parts/follow-wishes.ts';
import type { ExitTicketDocument, ExitTicketItem } from './document.ts';
import { type TicketShape, fewerItems, pointsSentence, shapeFollowed, ticketShape } from './ticket-shape.ts';

type Form = FormOf<'exit-tickets'>;
type Kind = SetTickets['short'][number]['kind'];

/** How many of each kind; what the set has fewer of is made up for by the next. */
const KINDS: Readonly<Record<Form['assessmentType'], readonly (readonly [Kind, number])[]>> = {
  'Understanding Check': [
    ['understanding', 4],
    ['application', 0],
  ],
  Application: [
    ['understanding', 1],
    ['application', 3],
  ],
  Reflection: [
    ['reflection', 2],
    ['understanding', 1],
  ],
  Mixed: [
    ['understanding', 2],
    ['application', 1],
    ['reflection', 1],
  ],
};
const ITEMS: Readonly<Record<Form['assessmentType'], number>> = { 'Understanding Check': 4, Application: 4, Reflection: 3, Mixed: 4 };

const INSTRUCTION: Readonly<Record<Form['responseFormat'], string>> = {
  'Multiple Choice': 'Circle the letter of the best answer.',
  'Short Answer': 'Answer each question in your own words. Show how you know.',
  'Rating Scale': 'Circle the number that fits you today. Then show it.',
};
/** Fewer make no ticket, unless the teacher asks for fewer. */
const FEWEST = 3;

const SCALE = ['1 Not yet', '2 With help', '3 On my own', '4 I could teach it'] as const;

/**
 * Items of a kind stand from easy to hard: some in that order, the hardest always among them; where the objective means a part
 * of the set, those on it first.
 */
function someOf<Item>(items: readonly Item[], count: number, random: Random, worth: (item: Item) => number = () => 0): Item[] {
  if (items.length <= count || count === 0) return items.slice(0, count);
  const meant = random
    .shuffle(items.filter((item) => worth(item) > 0))
    .sort((one, other) => worth(other) - worth(one))
    .slice(0, count);
  const rest = items.filter((item) => !meant.includes(item));
  const wanted = count - meant.length;
  const before = new Set([...meant, ...(wanted > 0 ? [...random.sample(rest.slice(0, -1), wanted - 1), ...rest.slice(-1)] : [])]);
  return items.filter((item) => before.has(item));
}

/** @param asked how many in all, where the teacher says so: the hardest of those that the type would have */
function choose<Item extends { readonly kind: Kind }>(
  items: readonly Item[],
  type: Form['assessmentType'],
  asked: number | undefined,
  random: Random,
  worth: (item: Item) => number,
): Item[] {
  const chosen = KINDS[type].flatMap(([kind, count]) =>
    someOf(
      items.filter((item) => item.kind === kind),
      count,
      random,
      worth,
    ),
  );
  const count = asked ?? ITEMS[type];
  const others = items.filter((item) => !chosen.includes(item) && (type === 'Mixed' || item.kind !== 'reflection'));
  const all = [...chosen, ...others.slice(0, Math.max(0, count - chosen.length))];
  return all.length <= count ? all : type === 'Reflection' ? all.slice(0, count) : all.slice(-count);
}

/** The last item on the content is the hardest case; reflections come after it. */
function inOrder(items: readonly ExitTicketItem[]): ExitTicketItem[] {
  const content = items.filter(({ aim }) => aim !== 'reflection');
  const hardest = content.at(-1);
  const reflections = items.filter(({ aim }) => aim === 'reflection');
  return [...content.map((item) => (item === hardest ? { ...item, aim: 'hardest case' as const } : item)), ...reflections];
}

const aimOf = (kind: Kind): ExitTicketItem['aim'] => (kind === 'understanding' ? 'reasoning' : kind);

type Maker = (set: Pick<TeachingSet, 'tickets' | 'card'>, form: Form, count: number | undefined, random: Random) => ExitTicketItem[];

const shortItems: Maker = ({ tickets, card }, form, count, random) => {
  const worth = onObjective(form.lessonObjective, card.title, tickets.short);
  return choose(tickets.short, form.assessmentType, count, random, worth).map(({ kind, ask, lines, answer, responses }) => ({
    aim: aimOf(kind),
    passage: '',
    prompt: ask,
    options: [],
    lines,
    answer,
    reason: '',
    responses: [...responses],
  }));
};

const choiceItems: Maker = ({ tickets, card }, form, count, random) => {
  const worth = onObjective(form.lessonObjective, card.title, tickets.choice);
  const chosen = choose(tickets.choice, form.assessmentType, count, random, worth);
  const ranks = drawRanks(chosen.length, random);
  return chosen.map(({ kind, ask, right, wrong, why }, index) => {
    const others = random.shuffle(wrong);
    const options = others.map(([text]) => text);
    const numbers = [right, ...options].map((text) => Number(text.replaceAll(/[^\d.-]/gu, '') || Number.NaN));
    options.splice(ranks[index] ?? 0, 0, right);
    if (numbers.every((number) => !Number.isNaN(number)))
      options.sort((one, other) => Number(one.replaceAll(/[^\d.-]/gu, '')) - Number(other.replaceAll(/[^\d.-]/gu, '')));
    return {
      aim: aimOf(kind),
      passage: '',
      prompt: ask,
      options,
      lines: 1,
      answer: right,
      reason: why,
      responses: wrong.map(([text, tells]) => ({ sign: text, move: tells })),
    };
  });
};

const ratingItems: Maker = ({ tickets }, form, count, random) => {
  return someOf(tickets.rating, count ?? 4, random).map(({ statement, show, answer, responses }) => ({
    aim: form.assessmentType === 'Reflection' ? 'reflection' : form.assessmentType === 'Application' ? 'application' : 'reasoning',
    passage: '',
    prompt: `${statement} ${show}`,
    options: [...SCALE],
    lines: 2,
    answer,
    reason: '',
    responses: [...responses],
  }));
};

const MAKERS = { 'Short Answer': shortItems, 'Multiple Choice': choiceItems, 'Rating Scale': ratingItems } as const;

/** Where a mix is asked for, the items to choose from stand first and those to write last. */
function mixedItems(
  set: Pick<TeachingSet, 'tickets' | 'card'>,
  form: Form,
  { count, written = 0 }: TicketShape,
  random: Random,
): ExitTicketItem[] {
  const all = count ?? ITEMS[form.assessmentType];
  const choices = choiceItems(set, form, all - written, random);
  const asked = new Set(choices.map(({ prompt }) => prompt));
  const short = shortItems(set, form, written, random).filter(({ prompt }) => !asked.has(prompt));
  return [...choices, ...short];
}

export function exitTicketFromSet(form: Form, materials: Materials, set: TeachingSet, random: Random): ExitTicketDocument {
  const { wishes } = materials;
  const { tickets } = set;
  const ofParts = partsWished(set, wishes);
  const suitable = <Item extends { readonly part?: number | undefined }>(items: readonly Item[]): Item[] =>
    wishedLast(
      withoutUnwanted(items, wishes).filter(({ part }) => ofParts === undefined || (part !== undefined && ofParts.parts.includes(part))),
      wishes,
    );
  const suited = {
    card: set.card,
    tickets: {
      ...tickets,
      short: suitable(tickets.short),
      choice: suitable(tickets.choice),
      rating: withoutUnwanted(tickets.rating, wishes),
    },
  };
  const shape = ticketShape(form, wishes, ITEMS[form.assessmentType]);
  const made =
    shape.written === undefined ? MAKERS[form.responseFormat](suited, form, shape.count, random) : mixedItems(suited, form, shape, random);
  const inTurn = form.responseFormat === 'Rating Scale' && form.assessmentType === 'Reflection' ? hardestLast(made) : inOrder(made);
  const items = renamed(inTurn, materials);
  const checked = items.filter(({ aim }) => aim !== 'reflection').length;
  const directions = classDirections(wishes);
  const { gotIt, almost, reteach } = set.tickets;
  const words = items.some(({ options }) => options.length === 0) ? wordsSentence(wishes) : '';
  const draft = {
    title: set.card.title,
    minutes: shape.minutes ?? Math.min(10, Math.max(5, items.length + (form.responseFormat === 'Multiple Choice' ? 1 : 4))),
    standards: [...materials.codes],
    instruction: [INSTRUCTION[form.responseFormat], directions.sentence, words, pointsSentence(wishes, items.length)]
      .filter(Boolean)
      .join(' '),
    items,
    gotIt: [`${allRight(checked)} ${gotIt}`, wishes.tomorrow === undefined ? '' : `They are ready for tomorrow: ${wishes.tomorrow}.`]
      .filter(Boolean)
      .join(' '),
    almost: `At least half of the ${checked} content items are right, but not all. ${almost}`,
    reteach: `Fewer than half of the ${checked} content items are right. ${reteach}`,
  };
  const wanted = shape.count ?? FEWEST;
  const early = forEarlyFinishers(materials, random);
  const followed = [
    ...directions.followed,
    ...shapeFollowed(shape, wishes, items.length),
    ...early.followed,
    ...(ofParts?.followed ?? []),
    'tomorrow',
  ];
  return {
    ...draft,
    withKey: wishes.answerKey !== 'none',
    teacherNotes: [
      ...(items.length < wanted ? [fewerItems(items.length, wanted)] : []),
      ...early.lines,
      ...notesOnWishes(materials, { whole: draft, items }, followed),
    ],
  };
}

const allRight = (count: number): string => (count === 1 ? 'The content item is right.' : `All of the ${count} content items are right.`);

/** Those that hold what the teacher asks for stand last among their kind: the last of a kind is always asked. */
function wishedLast<Item>(items: readonly Item[], wishes: Wishes): Item[] {
  return [...items.filter((item) => wishedIn(item, wishes) === 0), ...items.filter((item) => wishedIn(item, wishes) > 0)];
}

/** A ticket of ratings alone still ends on the hardest of them. */
function hardestLast(items: readonly ExitTicketItem[]): ExitTicketItem[] {
  return items.map((item, index) => (index === items.length - 1 ? { ...item, aim: 'hardest case' } : item));
}

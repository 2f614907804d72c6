/** A question bank out of a teaching set: its open questions, from easy entry to the hardest. */
import type { Materials } from '../../composer/materials.ts';
import type { Random } from '../../composer/random.ts';
import { chooseItems } from '../../composer/sets/choose-items.ts';
import { onObjective } from '../../composer/sets/on-objective.ts';
import type { SetQuestion, TeachingSet } from '../../composer/sets/teaching-set.ts';
import type { FormOf } from '../catalogue.ts';
import { partsWished, wishedIn, withoutUnwanted } from '../../composer/wished-items.ts';
import { fewerThanAsked } from '../parts/fewer-than-asked.ts';
import { RISING, notesOnWishes, without } from '../parts/follow-wishes.ts';
import { renamed } from '../parts/renamed.ts';
import { textOf } from '../parts/set-texts.ts';
import { bankFollowed, bankForEarlyFinishers } from './bank-wishes.ts';
import type { QuestionBankDocument } from './document.ts';

const GROUPS = { 1: 'Start here', 2: 'The heart of it', 3: 'Challenge' } as const;
/** A word of the typed topic weighs less than what the note asks for. */
const PART_MEANT = 0.3;
const THINKING_OF_LEVEL = { 1: 'understand', 2: 'apply', 3: 'analyze' } as const;

/** What a quiz asks to write is as open as the bank's own questions. */
function writtenQuestions({ quiz }: TeachingSet): SetQuestion[] {
  return quiz.written.map(({ ask, sample, credit, ...item }) => ({
    ...item,
    ask,
    thinking: THINKING_OF_LEVEL[item.level],
    strong: sample,
    lookFors: credit.length >= 2 ? credit : [...credit, `Full answer: ${sample}`],
    probe: 'Which part of your answer would you defend first, and with what?',
  }));
}

export function questionBankFromSet(
  form: FormOf<'question-bank'>,
  materials: Materials,
  set: TeachingSet,
  random: Random,
): QuestionBankDocument {
  const count = Number(form.questionCount);
  const { wishes } = materials;
  const read = ({ stimulus }: SetQuestion): string => textOf(set, stimulus);
  const ofParts = partsWished(set, wishes);
  const isMeant = ({ part }: SetQuestion): boolean => ofParts === undefined || (part !== undefined && ofParts.parts.includes(part));
  const own = withoutUnwanted(set.questions, wishes, read).filter(isMeant);
  const pool = count > own.length ? [...own, ...withoutUnwanted(writtenQuestions(set), wishes, read).filter(isMeant)] : own;
  const ofPart = onObjective(form.topic, set.card.title, pool);
  const chosen = chooseItems(pool, count, [0.25, 0.4, 0.35], random, (item) => wishedIn(item, wishes) + PART_MEANT * ofPart(item)).sort(
    (one, other) => one.level - other.level,
  );
  const draft = {
    title: set.card.title,
    standards: [...materials.codes],
    questions: renamed(
      chosen.map(({ thinking, level, stimulus, ask, strong, lookFors, probe }) => ({
        thinking,
        group: GROUPS[level],
        passage: textOf(set, stimulus),
        question: ask,
        strong,
        lookFors: [...lookFors],
        probe,
      })),
      materials,
    ),
  };
  const challenge = chosen.flatMap(({ level }, index) => (level === 3 ? [index + 1] : []));
  const early = bankForEarlyFinishers(wishes, challenge);
  const followed = [...bankFollowed(wishes, draft.questions.length), ...early.followed, ...(ofParts?.followed ?? [])];
  return {
    ...draft,
    teacherNotes: [
      ...(chosen.length < count ? [fewerThanAsked(chosen.length, count)] : []),
      ...early.lines,
      ...notesOnWishes(without(materials, RISING), { whole: draft, items: draft.questions }, followed),
    ],
  };
}

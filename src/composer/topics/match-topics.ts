import { type GradeBand, GRADE_BANDS, bandOf } from '../grade-band.ts';
import { PhraseIndex, type PhraseMatch } from '../match-phrases.ts';
import { onceFor } from '../once-for.ts';
import { type TypedWord, contentStems, typedWords } from '../typed-words.ts';
import { TOPIC_CARDS, type TopicCard } from './topic-packs.ts';

export interface TopicMatch {
  /** None, one, or two where one line names two topics; each serves the grade's band or the next to it. */
  readonly cards: readonly TopicCard[];
  /** 0 to 1: how much of what was typed the packs account for. */
  readonly coverage: number;
  /** Every word that counts is a pack's, spelled as it is there. */
  readonly isExact: boolean;
  /** It is no name of the pack, only a word that it teaches: 'coin', 'slope'. */
  readonly isOnlyTaught: boolean;
}

const NONE: TopicMatch = { cards: [], coverage: 0, isExact: false, isOnlyTaught: false };

/** In a longer text one word is too little to go by. */
const MOST_WORDS_AROUND_ONE = 6;

/** Material of the next band can be adapted; what is two bands away is another lesson. */
const MOST_BANDS_AWAY = 1;

/** Words that may stand beside a topic without making another topic of it: 'volcano facts', but not 'power plants'. */
const COMPANIONS = new Set(
  contentStems(`activity activities lab labs project projects experiment experiments facts vocabulary terms questions essay research report
  presentation poster stations notes discussion homework game games guide process system concept concepts topic topics ideas idea skills skill
  strategies strategy types kinds examples importance overview diagram model models science history social studies english ela reading writing
  kindergarten honors ap general simple early modern famous different important common main key big short work works happen happens`),
);

const MOST_PACKS_OF_A_WORD = 3;

/**
 * Words that packs teach in passing. Alone they mean another topic, or none: who types 'animals' wants no lesson on nouns,
 * 'farms' are not George Washington, and 'machines' are not immigration.
 */
const TAUGHT_IN_PASSING = new Set(
  contentStems(`animal person place thing bug farm food tree paper sugar string spin block arrow machine ship land parent bean sand team
  war army soldier king country world past language peace dream church sign bus seat driver police sew eagle
  idea plan strong hard stir sort slide mix step order repeat check smooth clear see bounce den outlet stranger
  date address guess voice magic page picture belong name lesson because like best choose yesterday tomorrow
  both text notice reader book teach question answer number size shape`),
);

/** A whole sentence, as an objective is: what follows a topic's word may be a verb. */
const SENTENCE =
  /^\W*(?:students?|swbat|learners?|children|i|we|they|how|why|what|when|where|who|which|analy[sz]e|apply|argue|assess|classify|compare|construct|contrast|create|define|demonstrate|describe|design|determine|develop|discuss|distinguish|draw|estimate|evaluate|examine|explain|explore|find|give|identify|illustrate|infer|interpret|investigate|justify|label|list|make|measure|model|name|observe|order|outline|predict|read|recogni[sz]e|research|retell|sequence|show|solve|sort|state|summari[sz]e|support|tell|trace|understand|use|write)\b/iu;

/** What stands between two topics of one line: 'photosynthesis and food chains', but not 'condensation in the water cycle'. */
const JOINED = /\b(?:and|plus|versus|vs|with)\b|[,;&+/]/iu;

let index: PhraseIndex<TopicCard> | undefined;
let byTerm: Map<string, TopicCard[]> | undefined;

function topicIndex(): PhraseIndex<TopicCard> {
  index ??= new PhraseIndex(
    TOPIC_CARDS.map((card) => ({ item: card, phrases: [card.title, ...card.aliases] })),
    { mostWordsAroundOne: MOST_WORDS_AROUND_ONE },
  );
  return index;
}

/** 'Cell phones' are no cells, a 'climate of fear' is no climate: a lone word counts only where no stranger goes with it. */
function standsAlone({ explained, longest, coverage }: PhraseMatch<TopicCard>, words: readonly TypedWord[], isSentence: boolean): boolean {
  if (longest > 1) return true;
  const isStranger = (word: TypedWord | undefined, chunk: number): boolean =>
    word !== undefined &&
    (word.chunk === chunk || (word.isComplement && word.chunk > chunk && coverage < 0.5)) &&
    !explained.has(word.stem) &&
    !COMPANIONS.has(word.stem);
  return words.some(
    ({ stem, chunk }, at) => explained.has(stem) && !isStranger(words[at - 1], chunk) && (isSentence || !isStranger(words[at + 1], chunk)),
  );
}

const keyOf = (text: string): string => contentStems(text).sort().join(' ');
const titleOf = onceFor(({ title }: TopicCard) => ({ key: keyOf(title), stems: new Set(contentStems(title)) }));

/** Packs that teach exactly this word, where hardly any other pack does. */
function packsThatTeach(topic: string): readonly TopicCard[] {
  if (!byTerm) {
    byTerm = new Map();
    for (const card of TOPIC_CARDS)
      for (const key of new Set(card.terms.map((term) => keyOf(term)))) byTerm.set(key, [...(byTerm.get(key) ?? []), card]);
  }
  return byTerm.get(keyOf(topic)) ?? [];
}

function bandsAway({ bands }: TopicCard, band: GradeBand): number {
  return Math.min(...bands.map((served) => Math.abs(GRADE_BANDS.indexOf(served) - GRADE_BANDS.indexOf(band))));
}

/** 'Mitochondria' names no pack, but it is a word of one or two; a word of many packs tells nothing. */
function matchTerm(topic: string, band: GradeBand): TopicMatch {
  if (contentStems(topic).every((stem) => TAUGHT_IN_PASSING.has(stem))) return NONE;
  const near = packsThatTeach(topic).filter((card) => bandsAway(card, band) <= MOST_BANDS_AWAY);
  if (near.length > MOST_PACKS_OF_A_WORD) return NONE;
  // A pack's words stand in the order of their weight.
  const rank = (card: TopicCard): number => card.terms.findIndex((term) => keyOf(term) === keyOf(topic));
  const [best] = near.toSorted((one, other) => bandsAway(one, band) - bandsAway(other, band) || rank(one) - rank(other));
  return best ? { cards: [best], coverage: 1, isExact: true, isOnlyTaught: true } : NONE;
}

/**
 * The packs a typed topic is about. The grade decides between packs that go by the same name.
 * @param grade Pre-K is -1, Kindergarten 0, then 1 to 12
 */
export function matchTopics(topic: string, grade: number): TopicMatch {
  const phrases = topicIndex();
  const words = typedWords(topic).map((typed) => ({ ...typed, stem: phrases.corrected(typed.word, typed.stem) }));
  const isSentence = SENTENCE.test(topic);
  const band = bandOf(grade);
  const title = [...new Set(words.map(({ stem }) => stem))].sort().join(' ');
  const isTitle = (card: TopicCard): boolean => titleOf(card).key === title;
  const inTitle = (card: TopicCard): number => new Set(words.map(({ stem }) => stem).filter((stem) => titleOf(card).stems.has(stem))).size;
  const matches = phrases.match(topic);
  const ranked = matches
    .filter((match) => bandsAway(match.item, band) <= MOST_BANDS_AWAY && standsAlone(match, words, isSentence))
    .sort(
      (one, other) =>
        other.explained.size - one.explained.size ||
        bandsAway(one.item, band) - bandsAway(other.item, band) ||
        Number(other.isName) - Number(one.isName) ||
        Number(isTitle(other.item)) - Number(isTitle(one.item)) ||
        other.longest - one.longest ||
        inTitle(other.item) - inTitle(one.item) ||
        // Of two packs of a subject that go by a name, the narrower one is meant: Leonardo of the Renaissance.
        (one.item.subject === other.item.subject ? one.item.terms.length - other.item.terms.length : 0),
    );
  const [best, ...others] = ranked;
  // What a pack of far grades is named after is not what another pack teaches in passing.
  if (!best) return matches.some(({ coverage }) => coverage === 1) ? NONE : matchTerm(topic, band);
  const second = JOINED.test(topic) ? others.find(({ explained }) => [...explained].every((stem) => !best.explained.has(stem))) : undefined;
  const explained = new Set([...best.explained, ...(second?.explained ?? [])]);
  const counted = new Set(words.map(({ stem }) => stem).filter((stem) => explained.has(stem) || !COMPANIONS.has(stem)));
  const typed = new Set(typedWords(topic).map(({ stem }) => stem));
  const coverage = explained.size / counted.size;
  return {
    cards: second ? [best.item, second.item] : [best.item],
    coverage,
    isExact: coverage === 1 && [...explained].every((stem) => typed.has(stem)),
    isOnlyTaught: false,
  };
}

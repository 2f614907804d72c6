/** What the index of topics and what is typed are taken apart into: the same words in the same spelling on both sides. */
import { stemmer } from 'stemmer';

/** Words that hold a sentence together and say nothing of its topic. */
const FUNCTION_WORDS = new Set(
  `a an the of and or in on to for with without from by at as is are was were be been being am this that these those there here their his her its it
  my our your we i you they he she them us me how why what when where who whom whose which do does did done can could will would should shall
  may might must into onto about between among through using use used than then so if but not no nor because while during per via vs versus v
  have has had get gets got let lets make makes made go goes each every any some all both either neither more most much many
  ur u r n b d s t amp etc eg ie plus thing things stuff`.split(/\s+/u),
);

/** 'Two-digit' and '2 digit', 'World War II' and 'world war 2' are the same topic. */
const NUMBERS = new Map(
  Object.entries({
    zero: '0',
    one: '1',
    two: '2',
    three: '3',
    four: '4',
    five: '5',
    six: '6',
    seven: '7',
    eight: '8',
    nine: '9',
    ten: '10',
    eleven: '11',
    twelve: '12',
    twenty: '20',
    thirty: '30',
    fifty: '50',
    hundred: '100',
    hundreds: '100',
    thousand: '1000',
    million: '1000000',
    first: '1st',
    second: '2nd',
    third: '3rd',
    fourth: '4th',
    fifth: '5th',
    ii: '2',
    iii: '3',
    iv: '4',
    vi: '6',
    vii: '7',
    viii: '8',
    ix: '9',
  }),
);

/** Signs that are typed for a word. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\bw\/o\b/giu, ' without '],
  [/\bw\//giu, ' with '],
  [/\bb\/c\b/giu, ' because '],
  [/(?<=\s|^)<(?=\s|$|,|>)/gu, ' less than '],
  [/(?<=\s|^|,|<)>(?=\s|$|,|=)/gu, ' greater than '],
  [/×/gu, ' times '],
  [/÷/gu, ' divided by '],
  [/(?<=\d),(?=\d{3})/gu, ''],
  [/½/gu, ' half '],
  // Which fraction or decimal it is says nothing of the topic; that it is one does.
  [/\d+\s*\/\s*\d+/gu, ' fraction '],
  [/\d*\.\d+/gu, ' decimal '],
];

/** Words of schoolwork that stand beside any topic: 'circuits unit', 'intro to python', 'limits practice'. */
const OF_SCHOOLWORK = new Set(
  `practice review skill skills activity activities unit units lesson lessons intro introduction introductory basics basic beginner beginners class
  classroom worksheet worksheets quiz test tests notes project theme themed game games center centers station stations guided independent whole group
  small day week month beginning end year level strategies strategy identify explain describe analyze determine understand know learn learning use
  using apply create show tell demonstrate solve find write read draw grade grader graders student students kids school high middle elementary poster
  craft printable pdf assessment warmup homework video presentation slides example examples help teach teaching`.split(/\s+/u),
);

/** Whether the word says how a topic is taught, not what it is. */
export const isOfSchoolwork = (word: string): boolean => OF_SCHOOLWORK.has(word);

/** Lower case, without accents, signs spelled out. */
export function plainText(text: string): string {
  let plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(/[’‘]/gu, "'");
  for (const [sign, word] of SIGNS) plain = plain.replaceAll(sign, word);
  return plain
    .toLowerCase()
    .replaceAll(/'s?(?=\s|$|[^\p{L}])/gu, '')
    .replaceAll("'", '');
}

/** The words of a text in order, as they are spelled, those of the sentence's frame included. */
export function wordsOf(text: string): string[] {
  return plainText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Not what their stem is: weathering is no weather, the meaning of a word no mean. */
const OF_THEIR_OWN = new Set(['weathering', 'meaning', 'meanings']);

/** Whether another word only begins like it: who types weather does not begin to type weathering. */
export const beginsAnother = (term: string): boolean => [...OF_THEIR_OWN].some((word) => word !== term && word.startsWith(term));

/** As the index holds a word; undefined for one that says nothing of a topic. */
export function termOf(word: string): string | undefined {
  if (FUNCTION_WORDS.has(word)) return undefined;
  if (OF_THEIR_OWN.has(word)) return word;
  return NUMBERS.get(word) ?? (/^\p{L}+$/u.test(word) ? stemmer(word) : word);
}

/** What a teacher says about the families of the class, as far as it is plainly said. */
import type { Random } from '../../composer/random.ts';
import type { Translations } from '../../composer/materials.ts';
import type { CulturalLink, Term } from '../../composer/topics/topic-pack.ts';
import { onceFor } from '../../composer/once-for.ts';
import { contentStems } from '../../composer/typed-words.ts';
import type { Language } from '../choices/languages.ts';

/** Languages by their own names and by the places where most schools teach in them; no guess where several are at home. */
const NAMED: readonly (readonly [Language, RegExp])[] = [
  ['Arabic', /\b(?:arab\w*|egypt\w*|syria\w*|iraq\w*|jordan(?:ian)?s?|yemen\w*|leban\w*|palestin\w*)\b/iu],
  ['Bengali', /\b(?:bengali|bangla|bangladesh\w*)\b/iu],
  ['Chinese (Simplified)', /\b(?:mandarin|china|chinese)\b/iu],
  ['French', /\b(?:french|france|francophone|qu[eé]bec\w*)\b/iu],
  ['Hindi', /\bhindi\b/iu],
  ['Japanese', /\bjapan\w*\b/iu],
  ['Korean', /\bkorea\w*\b/iu],
  ['Portuguese', /\b(?:portug\w*|brazil\w*|brasil\w*)\b/iu],
  ['Russian', /\brussia\w*\b/iu],
  [
    'Spanish',
    /\b(?:spanish|spain|mexic\w*|guatemal\w*|hondur\w*|salvador\w*|nicaragua\w*|costa ric\w*|panama\w*|colombia\w*|venezuel\w*|ecuador\w*|peru\w*|chile\w*|argentin\w*|cuba\w*|dominican\w*|puerto ric\w*|latin[oax]s?|latin america\w*|hispanic)\b/iu,
  ],
  ['Ukrainian', /\bukrain\w*\b/iu],
  ['Vietnamese', /\bvietnam\w*\b/iu],
];

export function languagesNamed(culturalContext: string): Language[] {
  return NAMED.filter(([, names]) => names.test(culturalContext)).map(([language]) => language);
}

/** Words of a note that are about people in general, not about these. */
const OF_ANY_CLASS = new Set(
  contentStems(`families family many most some few our class classroom community communities town city neighborhood school home homes people come
  comes speak speaks spoken language languages culture cultures cultural background backgrounds mixed diverse from heritage new recent parents
  immigrants immigrant refugees refugee live lives living work works rural urban suburban area english`),
);

const wordsOf = onceFor(
  ({ title, task, background }: CulturalLink): ReadonlySet<string> => new Set(contentStems(`${title} ${task} ${background}`)),
);

/** What the teacher named: a country, a people, a place. */
export const namedIn = (culturalContext: string): string[] =>
  contentStems(culturalContext).filter((stem) => stem.length > 3 && !OF_ANY_CLASS.has(stem));

/** @param named what the teacher named */
export const speaksOf = (link: CulturalLink, named: readonly string[]): boolean => named.some((stem) => wordsOf(link).has(stem));

const FEWEST_WORDS = 3;
const MOST_WORDS = 4;

/** The topic's own words in a language that is at home in the class; undefined where too few are known for sure. */
export function wordsAcrossLanguages(
  culturalContext: string,
  terms: readonly Term[],
  translations: Translations,
  random: Random,
): CulturalLink | undefined {
  const [language] = random.shuffle(languagesNamed(culturalContext));
  if (!language) return undefined;
  const known = terms.flatMap(({ term }) => {
    const translation = translations[term]?.[language];
    return translation === undefined ? [] : [`${term}: ${translation}`];
  });
  if (known.length < FEWEST_WORDS) return undefined;
  const name = language.replace(/ \(.*/u, '');
  return {
    aspect: 'language',
    title: `Key words in English and ${name}`,
    task: random.pick([
      `Students set the English and the ${name} words side by side, look for parts that they can explain, and add the words of other languages in the class. Then they decide which word shows the idea best.`,
      `In pairs, students choose one of these words, find out how speakers of ${name} explain it, and draw a picture that would help in both languages.`,
      `Students make a word wall in two languages and more. Each adds a sentence on the topic in a language of choice and reads it aloud if they like.`,
    ]),
    background: `In ${name} as schools teach it: ${random.sample(known, MOST_WORDS).join('; ')}.`,
    checkFirst: `Families who come from one place may speak several languages, and some words differ by region. Ask which words are used at home, and let students choose whether to share.`,
  };
}

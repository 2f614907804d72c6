/** Wishes that are phrases: what was taught, what to look at, words and settings to use, what to stay away from. */
import { bare, phrasesIn } from './note-clauses.ts';
import type { Tone, Wishes } from './wishes.ts';

type Phrases = Pick<Wishes, 'taught' | 'untaught' | 'focus' | 'words' | 'settings' | 'names' | 'avoid'>;
type Kind = keyof Phrases;

interface Rule {
  readonly kind: Kind;
  readonly said: RegExp;
  /** One phrase, however many commas and 'and' are in it. */
  readonly isWhole?: boolean;
  /** A title, which begins with a capital. */
  readonly isTitle?: boolean;
}

const PEOPLE = String.raw`(?:(?:they|we|i|kids|students|children|everyone|(?:my|the|this|our) (?:class|kids|students|group|kiddos|\w+ graders))(?:'ve|'d)?\s+)`;
const KNOWN = String.raw`(?:(?:have )?seen|did|done|do|covered?|know|knew|learn(?:ed|t)|studied|finished|mastered|taught|seen|saw|had|introduced|practiced|worked on|been taught|been through|gone over|went over|gotten|got|have(?: down)?|read)`;
const MET = String.raw`(?:seen|learn(?:ed|t)?|done|covered|been taught|taught|gotten to|got to|got|studied|know|understand|had|started|met|introduced|hit|reached|worked with|heard of|do|touched)`;
const rule = (kind: Kind, source: string, isWhole = false, isTitle = false): Rule => ({
  kind,
  said: new RegExp(source, 'iu'),
  isWhole,
  isTitle,
});

/** The first that fits a clause reads it. */
const RULES: readonly Rule[] = [
  rule(
    'untaught',
    String.raw`\b(?:haven'?t|hasn'?t|have not|has not|'ve not|ve not|never|have never|has never|not yet|not)(?: yet| even| really| been)* ${MET}(?: (?:about|how to|to|with|any))* (?<what>.+)`,
  ),
  rule(
    'untaught',
    String.raw`\b(?:don'?t|didn'?t|do not|did not) (?:yet )?(?:know|understand|do|cover|get to|learn|have) (?:about |how to )?(?<what>.+?) yet\b`,
  ),
  rule(
    'untaught',
    String.raw`${PEOPLE}(?:don'?t|do not|didn'?t) (?:really )?(?:know|understand|learn|cover|get to)(?: (?:about|how to))* (?<what>.+)`,
  ),
  rule('untaught', String.raw`\bnothing (?:on|about|with) (?<what>.+?) yet\b`),
  rule('untaught', String.raw`\bnot ready for (?<what>.+)`),
  rule('untaught', String.raw`^(?<what>.+?) (?:is|are) (?:brand |totally |all )?new (?:to|for) (?:them|us|my \w+|the class)\b`),
  rule(
    'names',
    String.raw`\b(?:use|using|with|put in|include|add)? ?(?:the |my |our |these |some of my )*(?:students?['’]? |kids['’]? |student )?names?\b(?: (?:of|like|such as|are|in (?:it|the problems)|from (?:my|our|the) (?:class|students|room|kids)))?\s*:?\s+(?<what>\p{Lu}\p{L}+(?:(?:\s*,\s*(?:and )?| and | & )\p{Lu}\p{L}+)*)`,
  ),
  rule(
    'words',
    String.raw`^(?:please )?(?:must |should |need to |needs to |to )*(?:use|include|incorporate|have|has|with|add|work in)?\s*(?:the |these |my |this |key |our |following )*(?:vocab(?:ulary)?(?: words?)?|words|terms|key words|word|term)(?: (?:should (?:have|include|be)|must (?:have|include|be)|like|such as|are|is|include))?\s*:?\s+(?!problems?\b|list\b|wall\b|bank\b|choice\b|per\b|with\b|in\b|on\b|for\b|only\b|max\b|each\b|please\b|count\b|from\b)(?<what>.+)`,
  ),
  rule('words', String.raw`\bhave (?:them|students|kids) use (?!their|the |our|a |an )(?<what>.+)`),
  rule(
    'words',
    String.raw`^(?:they |it |the list )?(?:must|has to|have to|needs? to) (?:have|include|use) (?!an? |the |at |\d|one |two |three |four |five )(?<what>[\p{L}-]+(?: [\p{L}-]+)?(?:(?:\s*,\s*(?:and )?| and )[\p{L}-]+(?: [\p{L}-]+)?)*)$`,
  ),
  rule(
    'words',
    String.raw`\b(?:use|include|have|add) (?<what>.+?) (?:as (?:vocab\w*|(?:key )?(?:words|terms))|in the (?:vocab\w*|word list))\b`,
  ),
  rule('settings', String.raw`^(?:please )?(?:use|include|connect to|reference) ["“](?<what>[^"”]+ [^"”]+)["”]`, true, true),
  rule(
    'words',
    String.raw`^(?:please )?(?:use|include|must use|have them use) (?<what>["“][^"”]+["”](?:(?:,| and|, and) ["“][^"”]+["”])*)`,
  ),
  rule(
    'focus',
    String.raw`\b(?:focus\w*|emphas[ie]\w*|emphasis|concentrat\w+|zero in|hone in|home in|spotlight|stress|center it)(?: (?:it|mainly|mostly|more|most|only|just|especially|heavily|this|is))*(?: on)? (?<what>.+)`,
  ),
  rule(
    'focus',
    String.raw`^(?:please |can you |i |we )*(?:need|want|give me|include|add|write|make)? ?(?:the |some |more |most |all |one |two |three |[123] )*(?:questions?|items?|prompts?|something|anything|(?:one|two|1|2)(?: of them)?) (?:to be )?(?:on|about) (?<what>.+)`,
  ),
  rule('settings', String.raw`^(?:please )?ask (?:them |students |kids )?about (?<what>.+?)(?: and (?:one|an?|some) .+)?$`),
  rule('settings', String.raw`\b(?:tie|bring|work) in (?!to\b|with\b|groups\b|pairs\b|teams\b|small\b|partners?\b|a\b)(?<what>.+)`),
  rule('names', String.raw`^(?:my |our )?(?:students?|kids|class)(?: (?:are|is|include))?\s*:\s*(?<what>.+)$`),
  rule(
    'focus',
    String.raw`^(?<what>(?:ch|chapters?|part|parts|act|acts|scene|scenes|pages?|pp|section|stanza)s?\.? ?[\dIVX][^,]*?) only$`,
    true,
  ),
  rule(
    'focus',
    String.raw`^(?:need|want)?\s*(?:really |just )*(?:need to |have to |want to |gotta )(?:really )?(?:hit|drill|nail|work on|practice|review) (?<what>.+)`,
  ),
  rule('focus', String.raw`\b(?:bombed|failed|flunked|blew)\b.*? on (?<what>.+)`),
  rule(
    'focus',
    String.raw`\b(?:struggl\w+|trouble|confus\w+|stuck|weak|mix(?:ing)? up|need (?:more |extra |a lot of )?(?:practice|work|help|review))(?: (?:with|on|in|by|at))+ (?<what>.+)`,
  ),
  rule(
    'focus',
    String.raw`^(?:today'?s? |the |our |my |daily )*(?:objective|goal|learning target|target|lt|swbat)\b(?: (?:today|is|for today|will be))*\s*[:=-]?\s*(?:students (?:will|can) (?:be able to )?|swbat |i can |we (?:will|can) |to )?(?<what>.+)`,
    true,
  ),
  rule(
    'focus',
    String.raw`^(?:just|only|stick to|stay with|limit (?:it|this) to|mostly|mainly|especially)(?: (?:on|do|cover|use|want|need|the part (?:on|about)))* (?<what>(?:ch|chapters?|part|parts|act|acts|scene|scenes|pages?|pp|section|unit|lesson|stanza|book)s?\.? ?[\dIVX].*)`,
    true,
  ),
  rule('taught', String.raw`\b(?:already|alrdy|allready)(?: been)? ${KNOWN}(?: (?:about|how to|the basics of))* (?<what>.+)`),
  rule('taught', String.raw`\b${KNOWN} (?<what>.+?) (?:already|yesterday|last (?:week|year|month|unit|time|quarter)|before)\b`),
  rule(
    'taught',
    String.raw`\b(?:yesterday|last (?:week|year|month|unit|time|quarter))(?:,| we| they| i)* (?:was |were )?(?:${KNOWN} )?(?:about |on )?(?<what>.+)`,
  ),
  rule(
    'taught',
    String.raw`(?:${PEOPLE}|^we'?ve |^weve )(?:have |'ve |all |just )*(?:did|done|seen|covered|learned|learnt|studied|finished|mastered|been taught|been through|gone over|went over|know)(?: (?:about|how to|the basics of))* (?<what>.+)`,
  ),
  rule('taught', String.raw`\b(?:this is |it's |its |just )?(?:a |as |for )?review (?:of|for|on) (?<what>.+)`),
  rule('taught', String.raw`^review (?<what>.+?)(?: first)?$`),
  rule('avoid', String.raw`^skip(?: over)? (?<what>.+)`),
  rule(
    'avoid',
    String.raw`^(?:some |a few |many |several |one )?(?:famil(?:y|ies)|students?|kids?|parents?) (?:do|does|have|has|are|is|had|went through|went thru) (?<what>.+?),? (?:so )?(?:please )?be (?:careful|sensitive|mindful)`,
  ),
  rule(
    'avoid',
    String.raw`\b(?:avoid\w*|stay(?:ing)? away from|steer clear of|(?:do not|don'?t|dont|never|please don'?t) (?:mention|bring up|use|include|talk about|ask about|discuss|reference|write about)|leave out|nothing (?:about|with|related to|on)|no (?:mention|talk|references?|examples?|stories|problems|questions) (?:of|to|about|with)|sensitive (?:about|to)|be careful (?:with|about)|careful (?:with|about))(?: (?:any|anything))?(?: (?:about|with|to|related to))? (?<what>.+?)(?: (?:themes?|topics?|content|stuff|examples?|references?|problems|questions))?$`,
  ),
  rule(
    'avoid',
    String.raw`^(?:please )?no (?<what>.+?) (?:themes?|themed.*|topics?|content|stuff|examples?|references?|talk|contexts?|mentions?|prompts?|stories)$`,
  ),
  rule(
    'settings',
    String.raw`\b(?:love|loves|like|likes|(?:are|is|'re|really|super|all|so) into|obsessed (?:with|over)|crazy about|adore|enjoy|huge fans of|interested in|excited about|interests? (?:are|is|include)|interests?:)(?: (?:all things|anything))? (?<what>.+)`,
  ),
  rule(
    'settings',
    String.raw`\b(?:connect\w*|tie\w*|tying|relat\w+|link\w*)(?: (?:it|this|in|back|everything))*(?: (?:in|back))* (?:to|with|into) (?<what>.+)`,
  ),
  rule(
    'settings',
    String.raw`\b(?:set|happen|take place|takes place)(?: (?:it|them|this|everything|the problems?|the stor(?:y|ies)))? (?:at|in|on|around) (?!up\b)(?<what>.+)`,
  ),
  rule(
    'settings',
    String.raw`(?<!\bno |\bnot |\bwithout |\bany |\blow |\bsilent )\b(?:reading|read[- ]aloud is|our (?:novel|book|read[- ]aloud|mascot|field trip) is|field trip to|based on|themed? (?:around|on)|theme(?: is|:)|use characters from|characters from)(?: to)? (?!level|at\b|below|is\b|about\b|group|aloud\b|on\b)(?<what>.+)`,
  ),
  rule(
    'settings',
    String.raw`\b(?:make|keep|do) (?:it|them|these|the (?:problems|questions|stories|prompts))(?: all)? (?:about|on) (?<what>.+)`,
  ),
  rule('settings', String.raw`\b[Ww]e(?:'ve)? (?:just |recently )?(?:read|finished(?: reading)?) (?<what>.+)`, true, true),
  rule('settings', String.raw`^(?:a |an |with a |make it )*(?<what>[\p{L}’' -]{3,30}?)[- ]themed?\b`),
  rule(
    'settings',
    String.raw`\b(?:we|school|kids|students|most)(?:'re| (?:all )?(?:live|is|are))(?: (?:located|right))? (?:near|in|by|on|next to|outside|close to) (?<what>(?:a |an |the )?(?:\p{Lu}|rural|urban|farm|reservation|desert|coast|ocean|beach|city|mountain|river|lake|border|tribal|suburb|small town).*)`,
  ),
];

/** Read only where nothing else was said in the clause. */
const LAST_RULES: readonly Rule[] = [
  // Three or more single words are words to use: 'use starter, proof, crumb'.
  rule(
    'words',
    String.raw`^(?:please )?(?:use|include|add|put in) (?<what>[\p{L}-]+(?: [\p{L}-]+)?(?:\s*,\s*(?:and )?[\p{L}-]+(?: [\p{L}-]+)?){2,})$`,
  ),
  rule('untaught', String.raw`\bno (?<what>.+?) yet\b`),
  rule('avoid', String.raw`^without (?:getting into|mentioning|using|any(?:thing (?:on|about))?) (?<what>.+)`),
  rule(
    'avoid',
    String.raw`^not (?!sure\b|yet\b|an? |too\b|so\b|just\b|for\b|really\b|in\b|on\b|much\b|graded\b)(?<what>[\p{L} ’'-]{3,40})$`,
  ),
  rule('focus', String.raw`^(?:just|only|stick to|limit (?:it|this) to|mostly|mainly|especially) (?:on |do |cover |about )?(?<what>.+)`),
  rule(
    'avoid',
    String.raw`^(?:please )?(?:no|without(?: any)?) (?!one\b|more\b|less\b|need\b|problem\b|worries\b|rush\b|idea\b|matter\b|pressure\b|thanks?\b)(?<what>.+)`,
  ),
  rule(
    'settings',
    String.raw`^(?:please )?(?:use|using|include|mention|work in|bring in|incorporate|feature|with) (?<what>(?:our |the |my |local |their )?[\p{L}\p{N}’' -]{3,50})$`,
  ),
];

const LOSS =
  /\b(?:passed (?:away)?|died|dying|deaths?|funeral|grie(?:f|ving)|suicide|a loss|(?:recently |just )?lost (?:his|her|their|a|an) (?:\p{L}+ )?(?:dad|mom|mother|father|parent|grand\w+|brother|sister|sibling|friend|classmate|teacher|uncle|aunt|cousin))\b/iu;
const RELATIVE =
  /\b(?:dad|mom|mother|father|parents?|grand(?:ma|pa|mother|father|parent)s?|brother|sister|sibling|uncle|aunt|cousin)s?\b/iu;
const HARDSHIP = /\b(?:foster care|in foster|divorce|deported|custody|incarcerated|homeless)\b/iu;
/** What 'lost his grandmother' or 'no family themes' stands for is named plainly. */
function lossIn(clause: string): string[] {
  if (HARDSHIP.test(clause)) return ['family'];
  if (!LOSS.test(clause)) return [];
  return RELATIVE.test(clause) ? ['family', 'death'] : ['death'];
}

export interface ReadClause {
  readonly kind: Kind;
  readonly phrases: readonly string[];
}

/** 'No money problems' is about money. */
const withoutUnit = (phrase: string): string =>
  /^word problems?$/iu.test(phrase)
    ? phrase
    : phrase
        .replace(/\s+(?:themes?|topics?|stuff|examples?|references?|problems?|questions?|prompts?|stories|criteri(?:on|a)|words?)$/iu, '')
        .replace(
          /^(?:(?:questions?|problems?|prompts?|stories|items?|anything|examples?) (?:on|about|with|of)|mentioning|talking about|using|getting into) /iu,
          '',
        );

function readBy(rules: readonly Rule[], clause: string): ReadClause | undefined {
  for (const { kind, said, isWhole = false, isTitle = false } of rules) {
    const what = said.exec(clause)?.groups?.['what'];
    if (what === undefined) continue;
    const all = isWhole ? [bare(what)].filter(Boolean) : phrasesIn(what);
    const phrases = all.filter((phrase) => (kind !== 'names' && !isTitle) || /^\p{Lu}/u.test(phrase));
    if (phrases.length === 0) continue;
    return { kind, phrases: kind === 'avoid' ? phrases.map(withoutUnit) : phrases };
  }
  return undefined;
}

export function readPhrases(clause: string): ReadClause | undefined {
  if (/\btranslat/iu.test(clause)) return undefined;
  const loss = lossIn(clause);
  const read = readBy(RULES, clause);
  if (loss.length === 0) return read;
  return {
    kind: 'avoid',
    phrases: [...new Set([...(read?.kind === 'avoid' ? read.phrases.filter((phrase) => !LOSS.test(phrase)) : []), ...loss])],
  };
}

/** For a clause in which nothing else was found: 'no clowns', 'use our garden'. */
export function readLastPhrases(clause: string): ReadClause | undefined {
  return readBy(LAST_RULES, clause);
}

const TOMORROW =
  /\btomorrow(?:'s)?(?: (?:objective|lesson|topic|target))?(?: (?:we(?:'ll|'re)?|they(?:'ll)?|i(?:'ll|'m)?))?(?: (?:will|are|am|is|be))*(?: (?:start\w*|begin\w*|do(?:ing)?|learn\w*|mov(?:e|ing)|go(?:ing)?|introduc\w+|teach\w*|about|on|to|into|with))*:? (?<what>.+)/iu;
const NEXT =
  /\bnext(?: (?:up|week|lesson|unit|class|day))?(?: (?:is|we(?:'ll|'re)?|will be))+(?: (?:start\w*|begin\w*|do(?:ing)?|move|on|to|teach\w*))*:? (?<what>.+)/iu;

export function readTomorrow(clause: string): string | undefined {
  const what = (TOMORROW.exec(clause) ?? NEXT.exec(clause))?.groups?.['what'];
  const phrase = what === undefined ? '' : bare(what);
  return /\p{L}{3}/u.test(phrase) ? phrase : undefined;
}

const TONES: readonly (readonly [Tone, RegExp])[] = [
  [
    'fun',
    /\b(?:make|keep)\b.{0,20}\b(?:fun|funny|playful|lively|engaging|silly|light(?:hearted)?|exciting)\b|\b(?:fun|funny|playful|silly|lighthearted|humorous) (?:tone|and|please|one)|^(?:super )?(?:fun|funny|playful|silly)(?: please)?$|\blighthearted\b/iu,
  ],
  [
    'serious',
    /\b(?:serious|formal|professional|academic|respectful|calm)(?: and \p{L}+)? tone\b|\bkeep it (?:serious|formal|professional)\b|\btone:? (?:serious|formal)\b/iu,
  ],
  [
    'simple',
    /\b(?:simple|plain|easy|kid[- ]friendly|student[- ]friendly|basic)(?: \p{L}+)? (?:language|words|wording|vocab\w*|english|sentences|directions|text)\b|\b(?:wording|language|text|directions|sentences)\b.{0,15}\b(?:simple|short|easy)\b|\bkid[- ]friendly\b/iu,
  ],
];

/** @param clauses the text itself, and each clause of it */
export function readTone(clauses: readonly string[]): Tone | undefined {
  return TONES.find(([, said]) => clauses.some((clause) => said.test(clause)))?.[0];
}

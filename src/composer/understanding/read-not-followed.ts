/** What no draft can give, by the name it goes by in the line that says so. */

import { CHOICE_OF_GROUPING } from './read-amounts.ts';

const NEGATED = /\b(?:no|not|without|don'?t|dont|can'?t|instead of|never)\b/iu;
const WANTED =
  /\b(?:add|include|with|need|want|make|put|find|give|use|insert|show|some|have|attach|embed|link|pls|please|can you|could you|create|also|plus|want|like|would be (?:great|nice|good|helpful|awesome))\b/iu;

interface Ask {
  readonly name: string;
  readonly said: RegExp;
  /** The word alone asks for nothing: 'they watched a video'. */
  readonly onlyWanted?: boolean;
}

const ASKS: readonly Ask[] = [
  { name: 'a video link', said: /\bvideos?\b|\byou ?tube\b|\b(?:movie|film) clips?\b|\bclips?\b(?! art)/iu, onlyWanted: true },
  {
    name: 'pictures',
    said: /\bpictures?\b(?! day)|\bimages?\b|\bphotos?\b|\bclip ?art\b|\billustrations?\b|\bgraphics\b|\bvisuals\b/iu,
    onlyWanted: true,
  },
  { name: 'a Kahoot', said: /\bkahoots?\b/iu },
  { name: 'a Blooket', said: /\bblookets?\b/iu },
  { name: 'a Gimkit', said: /\bgimkits?\b/iu },
  { name: 'a Quizizz', said: /\bquizizz\b/iu },
  { name: 'a Quizlet set', said: /\bquizlets?\b/iu },
  { name: 'a Nearpod', said: /\bnearpods?\b|\bpear ?decks?\b/iu },
  { name: 'a Google Form', said: /\bgoogle (?:forms?|quiz)\b/iu },
  {
    name: 'posting to Google Classroom',
    said: /\bgoogle classroom\b|\b(?:post|upload|push)\b.{0,20}\b(?:canvas|schoology|seesaw|classroom)\b/iu,
  },
  { name: 'slides', said: /\bslide ?shows?\b|\bslides?\b(?! (?:rule|the|it|one|\d))|\bpower ?points?\b|\bppts?\b/iu, onlyWanted: true },
  { name: 'a choice of working alone or together', said: CHOICE_OF_GROUPING },
  { name: 'sending it by email', said: /\b(?:e-?mail|send|text) (?:it|this|me|them|a copy)\b/iu },
  { name: 'audio', said: /\baudio\b|\brecordings?\b|\bread[- ]aloud (?:file|version)\b/iu },
  { name: 'links to websites', said: /\b(?:links?|websites?|urls?|online (?:game|resource)s?)\b/iu, onlyWanted: true },
  { name: 'a song', said: /\bsongs?\b|\bjingle\b/iu, onlyWanted: true },
  { name: 'true/false items', said: /\btrue[ /-]*(?:or |and )?false\b|\bT\/F\b/iu },
  { name: 'matching items', said: /\bmatching\b(?! (?:the|our|my))/iu },
  { name: 'fill-in-the-blank items', said: /\bfill[- ]?in[- ]?(?:the[- ])?blanks?\b|\bcloze\b/iu },
  { name: 'a second version', said: /\b(?:two|2|a\/b|different|multiple) versions\b|\bversion b\b|\bform b\b/iu },
  { name: 'homework', said: /\bhome ?work\b|\bhw\b/iu, onlyWanted: true },
  { name: 'a letter home', said: /\b(?:letter|note) (?:home|to (?:the )?(?:parents|families))\b/iu },
  { name: 'bubble sheets', said: /\bscantrons?\b|\bbubble sheets?\b/iu },
  { name: 'an open-book test', said: /\bopen[- ](?:book|notes?)\b/iu },
  { name: 'a calm start', said: /\bcalm(?:ing)? (?:start|down|activity|opening|tone|warm)/iu },
  { name: 'one item on each page', said: /\b(?:one|1)(?: \p{L}+)? (?:per|to a|on each|a) page\b/iu },
  { name: 'a Google Doc', said: /\bgoogle docs?\b/iu },
  { name: 'a graphic organizer', said: /\bgraphic organizers?\b|\bvenn diagrams?\b/iu },
  { name: 'a rubric', said: /\brubrics?\b/iu, onlyWanted: true },
  { name: 'extra credit', said: /\b(?:extra credit|bonus (?:question|points?|item))\b/iu },
  { name: 'smiley faces', said: /\bsmiley|\bemojis?\b/iu },
  { name: 'Desmos', said: /\bdesmos\b/iu },
  { name: 'Khan Academy', said: /\bkhan academy\b/iu },
  { name: 'Edpuzzle', said: /\bed ?puzzles?\b/iu },
  { name: 'Padlet', said: /\bpadlets?\b/iu },
  { name: 'a word bank', said: /\bword banks?\b/iu },
  { name: 'a crossword', said: /\bcross ?words?\b|\bword search(?:es)?\b/iu },
];

export function asksNotFollowed(clause: string): string[] {
  const isWanted = WANTED.test(clause) && !NEGATED.test(clause);
  const found = ASKS.filter(({ said, onlyWanted = false }) => said.test(clause) && (onlyWanted ? isWanted : !NEGATED.test(clause))).map(
    ({ name }) => name,
  );
  return found.includes('a video link') ? found.filter((name) => name !== 'links to websites') : found;
}

/** What is told of the class or the day, not asked for. */
const STATEMENT =
  /^(?:short (?:class|day|week)|class|ill|im|ive|i|i'm|i'll|i've|we|we're|we've|it|it's|this|that|that's|there|there's|these|those|my|our|today|yesterday|monday|tuesday|wednesday|thursday|friday|thanks?|thank you|thx|hi|hello|hope|sorry|fyi|they|they're|kids|students|some|a few|few|one|two|three|most|half|many|several|everyone|nobody|a (?:student|kid|boy|girl|few)|one of|for (?:monday|tuesday|wednesday|thursday|friday|next|this|period|my|our|the)|\d+(?:st|nd|rd|th) period)\b/iu;
/** A statement that asks for something all the same, or that says what a student can't do. */
const ASKS_IN_STATEMENT =
  /\b(?:please|should|shouldn'?t|must|only|instead|without|want|wants|would (?:like|love|be)|make sure|if possible|can you|could you|(?:can'?t|cannot)(?! (?:handle|focus|wait|sit))|needs?|struggl\w+|hard time|deaf|hearing|blind|wheelchair|allerg\w+|stutter\w*|anxi\w+|shy|non-?verbal|trauma\w*|fine motor|goof off|fight|themselves|too)\b/iu;

/** What only repeats the clause before it. */
const SAYS_NO_MORE =
  /^(?:so |please )*(?:leave|keep|take|skip|put|cut|do) (?:it|that|this|them)(?: out| off)?$|^\d+(?: only)?(?: for now)?$/iu;

const isRequest = (clause: string): boolean => !STATEMENT.test(clause) || ASKS_IN_STATEMENT.test(clause);

const LEAD =
  /^(?:(?:please|can you|could you|would you|i(?:'d| would)? (?:want|like|need)(?: you)?(?: to)?|we(?:'d)? (?:need|want|like)(?: to)?|also|make sure (?:to|that|you)?)\s+)+/iu;
const MOST_WORDS = 8;

/**
 * What no reader understood, in its own few words: better named than missed. Undefined for what only tells of the day.
 */
export function requestNotRead(clause: string): string | undefined {
  if (!isRequest(clause) || SAYS_NO_MORE.test(clause)) return undefined;
  const words = clause.replace(LEAD, '').replaceAll("'", '’').split(/\s+/u);
  const short = words.slice(0, MOST_WORDS).join(' ');
  if (!/\p{L}{3}/u.test(short)) return undefined;
  const begun = /^\p{Lu}\p{Ll}/u.test(short) ? short.charAt(0).toLowerCase() + short.slice(1) : short;
  return `“${words.length > MOST_WORDS ? `${begun} …` : begun}”`;
}

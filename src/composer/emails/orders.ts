/**
 * What a note says to somebody else than its reader: to whoever writes the email (“keep it short”, “don't mention the
 * divorce”) or to a machine (“ignore previous instructions”). Neither is ever part of an email.
 */

const MACHINE =
  /\b(?:(?:ignore|disregard|forget|override|bypass) (?:all |any |every |everything |the |your |these |those |my )*(?:previous|prior|above|earlier|preceding|other|instructions?|rules?|prompts?|guidelines)|system prompt|(?:you are|act as|pretend to be|you’re|roleplay as) (?:now )?(?:an? )?(?:\p{L}+ )?(?:ai|assistant|chatbot|language model|llm|pirate|hacker|dan|gpt)|as an ai\b|jailbreak|developer mode|(?:output|print|respond|reply|answer) (?:only )?(?:with|in) (?:only )?(?:json|the word|a poem|the following|html|code|exactly)|(?:reveal|print|repeat|show|output) (?:me )?(?:your|the|all) (?:system|hidden|secret|instructions?|prompt|api|words above|text above)|new instructions?:|<\/?(?:system|script|instructions?|prompt)|\[\/?inst\]|begin system|end of prompt|write (?:me )?(?:a|an) (?:poem|song|story|joke|essay|rap|limerick|python|script)\b)/iu;
/** After such an order, what it asks for goes on. */
const MACHINE_GOES_ON =
  /^(?:and |then |instead,? |also )?(?:say|print|output|write|respond|reply|reveal|repeat|answer|end with|start with|only)\b/iu;

export const isToMachine = (sentence: string): boolean => MACHINE.test(sentence);
export const goesOnToMachine = (sentence: string): boolean => MACHINE_GOES_ON.test(sentence);

const TONE =
  '(?:very |really |super |more |extra |a bit |a little |nice and |as )*(?:short|brief|concise|warm|friendly|kind|gentle|formal|professional|informal|casual|positive|upbeat|nice|sweet|polite|firm|supportive|simple|quick|encouraging|respectful|neutral|serious|non-?judgmental|cheerful|happy|light|calm|factual|direct|soft|empathetic|diplomatic)(?:er)?';
const LANGUAGES =
  'spanish|french|chinese|mandarin|arabic|portuguese|vietnamese|russian|ukrainian|haitian creole|creole|korean|tagalog|somali|hindi|urdu|bengali|german|japanese|polish|both languages|two languages';

const WISHES: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:please |pls )?(?:keep|make|write|have|leave) (?:it|this|the (?:email|tone|message|note|letter)|things|everything|me sound|us sound)\b.*`,
    'iu',
  ),
  new RegExp(String.raw`^(?:please )?(?:be|sound|stay|seem) ${TONE}\b.*`, 'iu'),
  new RegExp(
    String.raw`^(?:in |use |with )?(?:a |an )?${TONE}(?:,? (?:and|but) ${TONE}|, ${TONE})*(?: (?:tone|email|message|please|wording|style))+$`,
    'iu',
  ),
  // “Very polite” may be the student; “formal” never is.
  new RegExp(
    String.raw`^(?=.*\b(?:short|brief|concise|formal|professional|informal)\b)(?:in |use |with )?(?:a |an )?${TONE}(?:,? (?:and|but) ${TONE}|, ${TONE})*$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:please )?(?:write |send |translate |do |make )?(?:it |this |the email )?(?:in|into|to) (?:${LANGUAGES})\b.*`,
    'iu',
  ),
  /^(?:please )?(?:translate|proofread|format|rewrite|reword|rephrase|paraphrase|summarize|sign (?:it|off|this|as|from)|bold|underline|use (?:bullet|emoji|bold|simple|plain|short|my|first|formal|easy|the word|“|")|add (?:an? )?(?:emoji|joke|quote|subject|signature|greeting|bullet|table|link)|include (?:an? )?(?:emoji|joke|quote|subject|bullet)|(?:no|avoid|skip|without) (?:emoji|jargon|bullet|edu|buzz|fluff|small talk|blame|blaming|exclamation)|start with|begin with|end with|close with|open with|address (?:it|this|the)|under \d+ words|max \d+|(?:about |around |less than |fewer than |no more than |at most )?\d+ (?:words|sentences|paragraphs?)(?: (?:max|only|or less|or fewer))?$)\b.*/iu,
  /^(?:please |but |and )?(?:do not|don’t|don't|dont|never|avoid|no need to|leave out|skip|without) (?:mention\p{L}*|say\p{L}*|includ\p{L}*|tell\p{L}*|bring(?:ing)? up|writ(?:e|ing)|us(?:e|ing)|nam(?:e|ing)|sound\p{L}*|be|blam\p{L}*|accus\p{L}*|refer\p{L}*|talk(?:ing)? about|add\p{L}*|make it|make this|make them|threaten\p{L}*|lectur\p{L}*|scold\p{L}*|the part|anything about|the fact)\b.*/iu,
  /^(?:sandwich|compliment sandwich|nothing negative|tone:|length:|format:|style:|note to (?:self|ai)).*/iu,
];

const MENTION =
  /^(?:please )?(?:(?:also )?mention|say|include|add|note|tell (?:them|mom|dad|her|him|parents?|the (?:family|parents?|principal))|let (?:them|mom|dad|parents?|the family) know|make sure (?:they|mom|dad|parents?) knows?|remind (?:them|mom|dad|parents?)|inform (?:them|parents?|mom|dad))(?: that| about the fact that| how)? (?!to |about )(?=.{6})/iu;
const ASK_THEM =
  /^(?:please )?(?:ask|remind|tell|encourage|invite|want|get|have) (?:(?:the )?(?:parents?|family|families|mom|dad|mother|father|them|guardians?)) to /iu;
const THANK_THEM = /^(?:please )?thank (?:them|the (?:family|parents?)|mom|dad|parents?|(?:mr|mrs|ms)\.? \p{L}+) /iu;

export type Order =
  | { readonly kind: 'wish' }
  /** What it tells to say, to be read on. */
  | { readonly kind: 'say'; readonly text: string };

/** An order to the writer; undefined for what is meant for the reader. */
export function orderIn(part: string): Order | undefined {
  const text = part.trim().replace(/[.!]+$/u, '');
  if (ASK_THEM.test(text)) return { kind: 'say', text: `please ${text.replace(ASK_THEM, '')}` };
  if (THANK_THEM.test(text)) return { kind: 'say', text: `thank you ${text.replace(THANK_THEM, '')}` };
  if (WISHES.some((wish) => wish.test(text))) return { kind: 'wish' };
  if (MENTION.test(text)) return { kind: 'say', text: text.replace(MENTION, '') };
  return undefined;
}

/** What the wishes of a note come to. */
export interface Wishes {
  readonly isShort: boolean;
  readonly isFormal: boolean;
  /** Words that must not stand in the email: of “don't mention his dad”, “dad”. */
  readonly unsaid: readonly string[];
  /** Wishes that this writer cannot follow, as typed. */
  readonly notFollowed: readonly string[];
}

const SHORT = /\b(?:short|brief|concise|quick)\w*\b/iu;
const FORMAL = /\b(?:formal|professional)\b/iu;
/** What the writer does anyway. */
const ALWAYS =
  /\b(?:warm|friendly|kind|gentle|positive|nice|polite|supportive|simple|encouraging|respectful|neutral|non-?judgmental|calm|factual|direct|soft|empathetic|diplomatic|plain|easy|blam|accus|threaten|lectur|scold|jargon|fluff|judg|harsh|mean|emoji|negative|upbeat|sweet|serious|light)\w*/iu;
const NOT_ALWAYS = new RegExp(
  String.raw`\b(?:${LANGUAGES}|translate|informal|casual|joke|firm|add|include|use emoji|sign|start with|begin with|end with|close with|open with|bold|table|\d+)\b`,
  'iu',
);
const UNSAID =
  /^(?:please |but |and )?(?:do not|don’t|don't|dont|never|avoid|no need to|leave out|skip|without) (?:mention\p{L}*|say\p{L}*|includ\p{L}*|tell\p{L}*(?: \p{L}+)?|bring(?:ing)? up|writ(?:e|ing)|us(?:e|ing)|nam(?:e|ing)|refer\p{L}*(?: to)?|talk(?:ing)? about|add\p{L}*|the part about|anything about|the fact that)?\s*(?<what>.+)$/iu;
const SMALL = new Set(
  'a an the his her their our my your its of in on at to for with about that anything any names name word words is was i he she it they and or this part fact'.split(
    ' ',
  ),
);

function unsaidIn(wish: string): string[] {
  const what = UNSAID.exec(wish)?.groups?.['what'];
  if (what === undefined || (ALWAYS.test(wish) && !/mention|bring/iu.test(wish)) || SHORT.test(wish)) return [];
  return (
    what
      .toLowerCase()
      .match(/[\p{L}\p{N}’-]{3,}/gu)
      ?.filter((word) => !SMALL.has(word)) ?? []
  );
}

export function readWishes(wishes: readonly string[]): Wishes {
  const unsaid = wishes.flatMap(unsaidIn);
  const isFollowed = (wish: string): boolean =>
    !NOT_ALWAYS.test(wish) && (SHORT.test(wish) || FORMAL.test(wish) || ALWAYS.test(wish) || unsaidIn(wish).length > 0);
  return {
    isShort: wishes.some((wish) => SHORT.test(wish)),
    isFormal: wishes.some((wish) => FORMAL.test(wish) && !/informal/iu.test(wish)),
    unsaid,
    notFollowed: wishes.filter((wish) => !isFollowed(wish)),
  };
}

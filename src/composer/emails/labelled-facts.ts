/** What of a request can be read at a glance: item, cost, vendor, dates, place and people, each with its label. */
import { spellOut } from './abbreviations.ts';
import { finiteVerb } from './find-verb.ts';
import { isToMachine, orderIn } from './orders.ts';
import { fragmentsOf, sentencesOf } from './split-note.ts';
import { supplyArticles } from './supply-articles.ts';
import { HELPERS, bare } from './word-kinds.ts';

export interface LabelledFact {
  readonly label: string;
  readonly text: string;
}

export interface LabelledNote {
  readonly labelled: readonly LabelledFact[];
  /** What is asked for: “6 class sets of whiteboards (24)”; '' if the note does not begin with it. */
  readonly item: string;
  /** “daily math checks”; '' if not said. */
  readonly purpose: string;
  /** What stays to be told in sentences, one a line. */
  readonly rest: string;
}

const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const WEEKDAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
export const DATE = String.raw`(?:(?:the )?(?:week of |end of |beginning of |first week of )?(?:${WEEKDAY}s?,? )?(?:${MONTH}(?: \d{1,2}(?:st|nd|rd|th)?(?: ?(?:-|–|to|and|&) ?(?:${MONTH} )?\d{1,2})?)?(?:,? \d{4})?|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?(?: ?(?:-|–|to) ?\d{1,2}\/\d{1,2})?)|${WEEKDAY}s?|(?:next|this) (?:week|month|spring|summer|fall|winter|semester|quarter|term|year)|(?:the )?(?:end of (?:the )?(?:month|year|week|quarter|semester)|spring|summer|fall|winter|semester|second semester)|tomorrow)`;

const MONEY = /[$€£]\s?\d/u;
const COST_LEAD =
  /^(?:and |for |at )?(?:(?:the |it |they |these |those |each |all |this |that |registration |total |estimated |whole )*(?:costs?|price|total|quote|fee|registration|budget|it|they|these|this|that|everything|each one)\b ?)?(?:(?:is|are|was|would be|will be|will cost|would cost|costs?|comes? to|would come to|total(?:s|ing)?|runs?|:|=|of|for) ?)*/iu;
const MOST_COST_WORDS = 9;

function costOf(fragment: string): LabelledFact | undefined {
  if (
    /\b(?:free|no cost|no charge)\b/iu.test(fragment) &&
    !MONEY.test(fragment) &&
    fragment.split(' ').length <= 5 &&
    !HELPERS.has(bare(fragment.split(' ')[1] ?? ''))
  )
    return { label: 'Cost', text: fragment.toLowerCase() };
  if (!MONEY.test(fragment)) return undefined;
  const text = fragment.replace(COST_LEAD, '').replace(/ (?:total cost|in total|altogether)$/iu, ' total');
  if (
    text.split(' ').length > MOST_COST_WORDS ||
    !/^(?:about |around |approximately |roughly |under |less than |up to |only |just |at most )?[$€£]/iu.test(text)
  )
    return undefined;
  const label = /^(?:the )?(?:registration|bus|substitute|hotel|travel|entry|admission)\b/iu.exec(fragment)?.[0].replace(/^the /iu, '');
  if (/\b(?:grant|pta|pto|donat\p{L}+|fundrais\p{L}+|donors?choose|title i)\b/iu.test(text)) return { label: 'Funding', text };
  return { label: label ? label.charAt(0).toUpperCase() + label.slice(1).toLowerCase() : 'Cost', text };
}

function vendorOf(fragment: string): LabelledFact | undefined {
  const quote =
    /^(?:(?:I|we) )?(?<have>have|has|got|attached|attaching|with|there is)?(?: (?:I|we) have)? ?(?:a |the |my )?quote(?: attached)? (?:from|by) (?<who>.+)$/iu.exec(
      fragment,
    )?.groups;
  if (quote) return { label: 'Vendor', text: `${quote['who']} (${/attach/iu.test(fragment) ? 'quote attached' : 'I have a quote'})` };
  const vendor =
    /^(?:vendor|supplier|company|publisher|store)(?: is|:)? (?<who>.+)$/iu.exec(fragment)?.groups?.['who'] ??
    /^(?:from|through|via|available (?:from|at|on)|sold (?:by|at)) (?<who>\p{Lu}.{0,40})$/u.exec(fragment)?.groups?.['who'];
  return vendor === undefined ? undefined : { label: 'Vendor', text: vendor };
}

function dateOf(fragment: string, purpose: string): LabelledFact | undefined {
  const isResource = purpose === 'Resource Request';
  const by = new RegExp(
    String.raw`^(?:(?:I |we )?(?:would |’d )?(?:need(?:ed|s)?|want|like|hope|have|must have|due)? ?(?:it|them|these|this|to have (?:it|them))? ?)(?:by|before|no later than|in time for) (?<date>(?:[\p{L}-]+ ){0,2}?(?:on )?${DATE}.{0,30})$`,
    'iu',
  ).exec(fragment)?.groups?.['date'];
  if (by !== undefined) return { label: isResource ? 'Needed by' : 'By', text: by };
  const start = new RegExp(
    String.raw`^(?:(?:I |we )?(?:would |’d )?(?:want|like|hope|plan|planning|hoping|will|aim) ?)?(?:to )?(?:start|begin)(?:s|ing)?(?: date)?(?: is|:)? ?(?:on |in |it |them |with them )?(?<date>${DATE})(?<more>.{0,30})$`,
    'iu',
  ).exec(fragment)?.groups;
  if (start)
    return isResource
      ? { label: 'Needed by', text: `${start['date']}${start['more']}, when I would like to start` }
      : { label: 'Start', text: `${start['date']}${start['more']}` };
  const date = new RegExp(
    String.raw`^(?:(?:proposed |possible )?dates?(?: is| are|:)? ?)?(?:on |in |for |it is |it’s |this is )?(?<date>${DATE}(?:,? (?:at |from )?\d{1,2}(?::\d\d)? ?(?:am|pm)?(?: ?(?:-|–|to) ?\d{1,2}(?::\d\d)? ?(?:am|pm)?)?)?)$`,
    'iu',
  ).exec(fragment)?.groups?.['date'];
  return date === undefined ? undefined : { label: isResource ? 'Needed by' : 'Date', text: date };
}

const KINDS: readonly (readonly [string, RegExp])[] = [
  [
    'Time',
    /^(?:from |at )?\d{1,2}(?::\d\d)? ?(?:am|pm|a\.m\.|p\.m\.)?(?: ?(?:-|–|to) ?\d{1,2}(?::\d\d)? ?(?:am|pm|a\.m\.|p\.m\.)?)(?: .{0,20})?$/iu,
  ],
  ['Students', /^(?:for |about |all )?(?:\d+|all) (?:\p{L}+ )?(?:students?|graders|kindergartners|freshmen|seniors)(?: .{0,30})?$/iu],
  ['Chaperones', /^(?:\d+ )?(?:\p{L}+ )?chaperones?(?: .{0,30})?$/iu],
  ['Transportation', /^(?:(?:\d+|one|two|a|school) )?(?:bus|buses|vans?)(?: .{0,30})?$/iu],
  [
    'Coverage',
    /^(?:(?:need|needs|will need|would need) )?(?:a |one |half-day |half day )?(?:substitute|coverage|class coverage)(?: .{0,40})?$/iu,
  ],
  ['Funding', /^(?:the )?(?:pta|pto|title i|grant|donors?choose|donations?|fundrais\p{L}+|department budget)\b.{0,50}$/iu],
  [
    'Where',
    /^(?:at|in|location:?|place:?|venue:?) (?:the )?(?:\p{Lu}[\p{L}’.-]*|district|community|local|school|gym|library|cafeteria|auditorium|conference|convention|city|state|public|online|zoom)\b.{0,50}$/u,
  ],
  ['Where', /^(?:behind|near|next to|outside|inside|in front of) .{2,40}$/iu],
  ['Volunteers', /^(?:\d+ )?(?:parent |family )?volunteers?(?: .{0,30})?$/iu],
  ['Focus', /^(?:focus(?:es|ed|ing)?|topic)(?: is)?(?: on|:)? .{3,60}$/iu],
  [
    'When',
    /^(?:every|each|weekly on|daily at|on) (?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|day|week|morning|other)\b.{0,60}$/iu,
  ],
  [
    'Length',
    /^(?:about |around )?\d+(?:-| )?(?:minutes?|hours?|days?|weeks?)(?: (?:long|total|each|session|meeting|a week|per week|in .{3,20}))?$/iu,
  ],
  ['Quantity', /^(?:\d+|one|two|three|four|five) (?:of them|total|units|sets|copies|boxes|packs|pairs|groups)$/iu],
];

function kindOf(fragment: string): LabelledFact | undefined {
  const finite = finiteVerb(fragment.split(' '));
  if (finite !== undefined && finite.form !== 'third') return undefined;
  const kind = KINDS.find(([, pattern]) => pattern.test(fragment));
  if (!kind) return undefined;
  if (kind[0] === 'Focus') return { label: 'Focus', text: fragment.replace(/^(?:focus(?:es|ed|ing)?|topic)(?: is)?(?: on|:)? /iu, '') };
  const text =
    kind[0] === 'Where'
      ? fragment.replace(/^(?:at|in|location:?|place:?|venue:?) /iu, '')
      : fragment.replace(/^(?:need|needs|will need|would need) /iu, '').replace(/^(?:a )?substitute (?=\d)/iu, 'a substitute for ');
  return { label: kind[0], text: kind[0] === 'Where' ? supplyArticles(`at ${text}`).slice(3) : text };
}

const REQUEST =
  /^(?:please )?(?:(?:I|we)(?:’m| am| are|’re)? )?(?:would like|would love|’d like|’d love|want|need|needing|requesting|request|propose|proposing|asking for|looking for|hoping for|hoping to get|hope to get|ask for)(?: to (?:request|order|buy|purchase|get|have|ask for))? (?!(?:to|by|before|it|them|this|that|you|your|nothing)\b)(?<item>.+)$/iu;

/** “30 copies of Holes $7 each”, “whiteboards for daily checks”: one fragment that holds several facts. */
function partedItem(item: string): { item: string; cost: string; purpose: string } {
  if (/\([^)]*[$€£]/u.test(item)) return { item, cost: '', purpose: '' };
  const cost = /^(?<item>.+?)(?: at| for|,)? (?<cost>(?:about |around |approximately )?[$€£]\s?\d.*)$/iu.exec(item)?.groups;
  const rest = cost?.['item'] ?? item;
  const forWhat = /^(?<item>.+?) for (?:use in |use with )?(?<purpose>(?!grade|the \d|\d|my |our ).+)$/iu.exec(rest)?.groups;
  return { item: forWhat?.['item'] ?? rest, cost: cost?.['cost'] ?? '', purpose: forWhat?.['purpose'] ?? '' };
}

const ITEMIZED = new Set(['Resource Request', 'Project Proposal', 'Professional Development']);

/** What is asked for in a fragment: after a verb that asks, where the note begins with it, or as the next line of a list of things. */
function itemIn(fragment: string, isFirst: boolean, items: number): string | undefined {
  const asked = items === 0 ? REQUEST.exec(fragment)?.groups?.['item'] : undefined;
  if (asked !== undefined) return asked;
  const finite = finiteVerb(fragment.split(' '));
  if (
    finite !== undefined ||
    /\p{L}{3,}(?:ing|ed)\b(?! (?:lab|kit|set|board|program|trip|conference|workshop|garden))|\b(?:broken|not|no)\b/iu.test(
      fragment.replace(/\b(?:training|reading|writing|building|buddy reading|tutoring|mentoring)\b/giu, ''),
    )
  )
    return undefined;
  if (items > 0)
    return /^\d+ (?!students?|kids|pairs|people|teachers|minutes|days|weeks|hours|times|parents?|chaperones|volunteers|classes|of\b)\p{L}+/iu.test(
      fragment,
    ) && fragment.split(' ').length <= 8
      ? fragment
      : undefined;
  return isFirst && !PLACED.test(fragment) ? fragment : undefined;
}
const PLACED =
  /^(?:on|in|at|for|with|to|by|before|after|need|needs|from|because|when|if|about|want|would|could|can|please|start|begin|my|our|the) /iu;

/** @param note as typed; @param purpose of the email: dates mean another thing in a request than in a proposal */
export function readLabels(note: string, purpose: string): LabelledNote {
  const labelled: LabelledFact[] = [];
  const rest: string[] = [];
  const items: string[] = [];
  let forWhat = '';
  /** @returns whether something of the fragment was taken */
  const take = (fragment: string, isFirst: boolean): boolean => {
    const asked =
      ITEMIZED.has(purpose) && (purpose !== 'Professional Development' || isFirst) ? itemIn(fragment, isFirst, items.length) : undefined;
    if (asked !== undefined && !/\b(?:because|so that|since|when)\b/iu.test(asked)) {
      const parts = partedItem(asked);
      items.push(items.length > 0 && parts.cost !== '' ? `${parts.item} (${parts.cost})` : parts.item);
      if (parts.purpose !== '' && forWhat === '') forWhat = parts.purpose;
      if (parts.cost !== '' && items.length === 1) labelled.push({ label: 'Cost', text: parts.cost });
      return true;
    }
    const purposeOf =
      items.length > 0 && forWhat === ''
        ? /^for (?:use in |use with )?(?<what>(?!\d).{3,60})$/iu.exec(fragment)?.groups?.['what']
        : undefined;
    if (purposeOf !== undefined && !MONEY.test(purposeOf)) {
      forWhat = purposeOf;
      return true;
    }
    const found = costOf(fragment) ?? vendorOf(fragment) ?? dateOf(fragment, purpose) ?? kindOf(fragment);
    if (found) labelled.push(found);
    return found !== undefined;
  };
  for (const sentence of sentencesOf(note)) {
    if (isToMachine(sentence) || orderIn(sentence) !== undefined || sentence.endsWith('?')) {
      rest.push(sentence);
      continue;
    }
    const fragments = fragmentsOf(spellOut(sentence));
    const left = fragments.filter((fragment, at) => !take(fragment, rest.length + labelled.length + at === 0));
    // A sentence of which nothing was taken stays as it was typed.
    if (left.length === fragments.length) rest.push(sentence);
    else if (left.length > 0) rest.push(left.join(', '));
  }
  const start = new RegExp(String.raw` (?:starting|beginning)(?: on| in)? (?<date>${DATE})$`, 'u').exec(forWhat);
  if (start) {
    labelled.push({ label: purpose === 'Resource Request' ? 'Needed by' : 'Start', text: start.groups?.['date'] ?? '' });
    forWhat = forWhat.slice(0, start.index);
  }
  return { labelled: merged(labelled), item: items.join('; '), purpose: forWhat, rest: rest.join('\n') };
}

/** Two facts of one label stand on one line. */
function merged(facts: readonly LabelledFact[]): LabelledFact[] {
  const labels = [...new Set(facts.map(({ label }) => label))];
  return labels.map((label) => ({
    label,
    text: facts
      .filter((fact) => fact.label === label)
      .map(({ text }) => text)
      .join('; '),
  }));
}

/** One fragment of a note as a clause: its subject, article and helper verb supplied, its own words kept. */
import { type Clause, type Telling, clauseOf } from './clause.ts';
import { finiteVerb, isDoneTo } from './find-verb.ts';
import { partAdverbs } from './note-time.ts';
import { supplyArticles } from './supply-articles.ts';
import { tellNoun } from './tell-noun.ts';
import { tellDone, tellOngoing, tellOwn, tellScore } from './tell-own.ts';
import { tellState } from './tell-state.ts';
import { tellVerb } from './tell-verb.ts';

const HEAD_BUMPED =
  /^(?<verb>hit|bumped|banged|cut|scraped|hurt|scratched|bit|bruised) (?:(?:the )?back of )?(?<part>head|nose|lip|chin|forehead|mouth|eye|cheek|face|tongue)\b/iu;
const MARK_LEFT: Readonly<Record<string, string>> = {
  hit: 'got a bump on the',
  bumped: 'got a bump on the',
  banged: 'got a bump on the',
  cut: 'got a cut on the',
  scraped: 'got a scrape on the',
  scratched: 'got a scratch on the',
  bruised: 'got a bruise on the',
  bit: 'bit the',
  hurt: 'got hurt on the',
};

/** “bumped head” has no “a head”. */
function withoutOwnHead(text: string): string {
  return text
    .replace(/^(?<bump>(?:hit|bumped|banged) head) on /iu, '$<bump> from ')
    .replace(HEAD_BUMPED, (whole: string, verb: string, part: string) =>
      /back of/iu.test(whole)
        ? `got a bump on the back of the ${part.toLowerCase()}`
        : `${MARK_LEFT[verb.toLowerCase()]} ${part.toLowerCase()}`,
    );
}

/** A question that lacks its mark. */
const ASKING =
  /^(?:can|could|may|should|would|will|do|does|did|is|are|am) (?:I|we|you|it|there|they|he|she|the \p{L}+|(?:front )?office|admin|someone|anyone|students|parents)\b|^(?:can|could|may|should|would|will|do|does|did|is|are|am) .+\?$/iu;

/** “no one hurt” */
function tellUnharmed(text: string): Clause | undefined {
  const { who, state } =
    /^(?<who>no one|nobody|no students?)(?: else)? (?<state>hurt|injured|harmed|involved)\b/iu.exec(text)?.groups ?? {};
  return who === undefined
    ? undefined
    : clauseOf(text, 'own', text.replace(/ (?=(?:hurt|injured|harmed|involved)\b)/iu, ' was '), {
        tense: state === undefined ? 'present' : 'past',
      });
}

/** “iced it”: who did is not said. */
function tellTended(text: string): Clause | undefined {
  const { verb, rest } =
    /^(?<verb>iced|cleaned|washed|bandaged|wrapped) (?:it|the (?:cut|scrape|wound|bump|knee|arm|leg|ankle))(?! up)\b(?<rest>.*)$/iu.exec(
      text,
    )?.groups ?? {};
  return verb === undefined ? undefined : clauseOf(text, 'own', `it was ${verb.toLowerCase()}${rest}`, { tense: 'past' });
}

/** @param before the clause told before it in the same sentence */
export function tellFragment(fragment: string, telling: Telling, before: Clause | undefined): Clause {
  const text = withoutOwnHead(
    fragment
      .replace(/^hands on (?=(?:other|another|others|peers|classmates))/iu, 'puts hands on ')
      .replace(/^(?:and|but|so|then|plus|also),? (?=\S)(?<!^so (?=(?:I|we|they|that)\b))/iu, '')
      .replace(/[.,;:]+$/u, ''),
  ).replace(/\bsign and (?:send|return)(?: back)?(?! it)\b/iu, 'sign it and send it back');
  const thought = /^(?<what>.+?),? I think$/iu.exec(text)?.groups?.['what'];
  if (thought !== undefined) {
    const inner = tellFragment(thought, telling, before);
    return clauseOf(fragment, 'own', `I think ${inner.subject === 'student' ? `${telling.student} ` : ''}${inner.told}`);
  }
  const clause =
    (ASKING.test(text) ? clauseOf(text, 'own', supplyArticles(text), { mood: 'question' }) : undefined) ??
    tellOngoing(text) ??
    tellUnharmed(text) ??
    (/^(?:an? )?ice(?: pack)?$/iu.test(text)
      ? clauseOf(text, 'own', /pack/iu.test(text) ? 'an ice pack was given' : 'ice was given', { tense: 'past' })
      : undefined) ??
    (/^back (?:to|in) (?:class|school|the room|the classroom)$/iu.test(text) && before?.tense === 'past'
      ? clauseOf(text, 'student', `went ${text.replace(/ in /u, ' to ')}`, { tense: 'past' })
      : undefined) ??
    tellTended(text) ??
    (/^(?:no|zero) /iu.test(text) ? tellNoun(text, telling, before) : undefined) ??
    (/^costs? \$|^(?:\p{L}+ )?(?:cuts?|bruis(?:es?|ing)|scratches|burns?|welts?|marks?) (?:on|all over) /iu.test(text)
      ? tellNoun(text, telling, before)
      : undefined) ??
    tellScore(text, telling) ??
    (isDoneTo(text) ? tellDone(text, before) : undefined) ??
    tellState(text, telling, before) ??
    (partAdverbs(text).adverbs === '' && finiteVerb(text.split(' ')) !== undefined ? tellOwn(text) : undefined) ??
    tellDone(text, before) ??
    tellVerb(text, telling, before) ??
    tellOwn(text) ??
    tellNoun(text, telling, before);
  return { ...clause, typed: fragment };
}

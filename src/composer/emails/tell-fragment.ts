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
  return text.replace(HEAD_BUMPED, (whole, verb: string, part: string) =>
    /back of/iu.test(whole)
      ? `got a bump on the back of the ${part.toLowerCase()}`
      : `${MARK_LEFT[verb.toLowerCase()]} ${part.toLowerCase()}`,
  );
}

/** A question that lacks its mark. */
const ASKING = /^(?:can|could|may|should|would|will|do|does|did|is|are|am) (?:I|we|you|it|there|they|he|she|the \p{L}+)\b/iu;

/** @param before the clause told before it in the same sentence */
export function tellFragment(fragment: string, telling: Telling, before: Clause | undefined): Clause {
  const text = withoutOwnHead(fragment.replace(/^(?:and|but|so|then|plus|also),? (?=\S)/iu, '').replace(/[.,;:]+$/u, '')).replace(
    /\bsign and (?:send|return)(?: back)?(?! it)\b/iu,
    'sign it and send it back',
  );
  const clause =
    (ASKING.test(text) ? clauseOf(text, 'own', supplyArticles(text), { mood: 'question' }) : undefined) ??
    tellOngoing(text) ??
    (/^(?:no|zero) /iu.test(text) ? tellNoun(text, telling, before) : undefined) ??
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

/**
 * The verbs of teachers' notes with their forms: a note begins with its verb, and the form says who and when is meant.
 * Rules of our own rather than a tagger: compromise and wink-nlp take 50 to 60 MB and 0.3 to 0.9 s in each thread, and
 * what a note lacks (its subject, article and helper verb) they do not say.
 */

const REGULAR =
  `act add adjust agree allow answer apologize block appear approve argue assume arrange arrive ask assign assist attempt attend
  avoid bang behave benefit blurt borrow bother bully bump calculate calm call care carry cause celebrate challenge change chat cheat check
  cheer choose circle claim clean climb close collaborate collapse collect comfort communicate compare complain complete comply
  concentrate confuse connect consider consult contact contribute convince cooperate correct count cover crawl create cross cry
  curse dance decide decline decode defend defy die demonstrate deserve develop disagree discuss display disrupt distract divide
  document doodle download drag drop earn edit elope email encourage end engage enjoy enter escalate estimate exceed excel
  exclude excuse exhibit expect experience explain explore express face fail fidget finish fix focus follow form frustrate gain giggle glue
  grab graduate greet group grow guess hand happen help hesitate host hug hum identify ignore implement improve include increase infer
  initiate inspire insult intend interact interfere interrupt introduce invent invite isolate join joke juggle jump kick label lack laugh
  launch lick lift like line listen load lock look love lower manage mark master match measure mention miss mix model
  monitor motivate move mumble multiply name need neglect notice notify observe offer open order organize owe own pace pack
  paint participate pass pause persevere persist pester pick pinch place plan plagiarize play please poke post practice praise predict
  prefer prepare present press produce progress propose protect prove provide pull punch push question race raise reach react
  recall receive recite recognize recommend record recover redirect refer reflect refuse regroup register relate relax release rely
  remain remember remind remove rename repair repeat replace reply report request require rescue research resolve respect respond
  rest restrain result return review revise reward rip roam roll rush scare schedule score scrape scratch scream search seem separate serve
  settle share shout shove show sign skip slam slap sleep smile snack sneak solve sort sound spell spill splash stall
  stare start state stay step stomp stop strain stretch struggle study subtract succeed suffer suggest supervise support surprise
  suspend tackle talk tap taunt tardy target tease test text thank threaten throw tip toss touch track train transfer transition translate travel
  treat trip trust try turn twist type understand use visit voice volunteer vote wait walk wander want warn wash waste watch wave
  welcome whine whisper wiggle wish wonder work worry wrap wrestle yell blend clarify coach conference counsel excite impress injure invest
  lie log mentor pilot point process purchase rate reschedule retake reteach skim slip sponsor strive submit tutor vary verify`
    .split(/\s+/u)
    .filter(Boolean);

/** Base, past, participle. */
const IRREGULAR =
  `be was been|beat beat beaten|become became become|begin began begun|bite bit bitten|bleed bled bled|blow blew blown|break broke broken|
  bring brought brought|build built built|buy bought bought|catch caught caught|choose chose chosen|come came come|cost cost cost|cut cut cut|
  deal dealt dealt|do did done|draw drew drawn|drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen|feel felt felt|
  fight fought fought|find found found|flip flipped flipped|forget forgot forgotten|get got gotten|give gave given|go went gone|grow grew grown|
  have had had|hear heard heard|hide hid hidden|hit hit hit|hold held held|hurt hurt hurt|keep kept kept|know knew known|lead led led|
  leave left left|lend lent lent|let let let|lose lost lost|make made made|mean meant meant|meet met met|pay paid paid|put put put|quit quit quit|
  read read read|ride rode ridden|ring rang rung|rise rose risen|run ran run|say said said|see saw seen|sell sold sold|send sent sent|
  set set set|shake shook shaken|show showed shown|shut shut shut|sing sang sung|sit sat sat|sleep slept slept|speak spoke spoken|
  spend spent spent|spit spit spit|stand stood stood|steal stole stolen|stick stuck stuck|swear swore sworn|swing swung swung|take took taken|
  teach taught taught|tear tore torn|tell told told|think thought thought|throw threw thrown|understand understood understood|wake woke woken|
  wear wore worn|win won won|write wrote written|retake retook retaken|reteach retaught retaught|withdraw withdrew withdrawn`
    .split('|')
    .map((line) => line.trim().split(' ') as [string, string, string]);

/** Their last consonant is doubled. */
const DOUBLED = new Set(
  `chat drag drop fidget-no grab hug hum pat plan pop quit refer regret rip rub ship sit skip slam slap slip snap stop strip submit tap trip
  wrap beg tip run put hit cut get let set shut spit swim win begin forget zip step blur flip permit bat knit pin plug scan commit equip admit`.split(
    /\s+/u,
  ),
);

export type VerbForm = 'base' | 'third' | 'past' | 'participle' | 'gerund';

interface Verb {
  readonly base: string;
  readonly past: string;
  readonly participle: string;
}

const endsInY = (base: string): boolean => /[^aeiou]y$/u.test(base);

function thirdOf(base: string): string {
  if (base === 'be') return 'is';
  if (base === 'have') return 'has';
  if (base === 'do' || base === 'go') return `${base}es`;
  if (endsInY(base)) return `${base.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/u.test(base) ? `${base}es` : `${base}s`;
}

function regularPast(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  if (endsInY(base)) return `${base.slice(0, -1)}ied`;
  return DOUBLED.has(base) ? `${base}${base.at(-1)}ed` : `${base}ed`;
}

function gerundOf(base: string): string {
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  if (base.endsWith('e') && !/(?:ee|ye|oe)$/u.test(base) && base !== 'be') return `${base.slice(0, -1)}ing`;
  return DOUBLED.has(base) ? `${base}${base.at(-1)}ing` : `${base}ing`;
}

const irregularBases = new Set(IRREGULAR.map(([base]) => base));
const VERBS: readonly Verb[] = [
  ...IRREGULAR.map(([base, past, participle]) => ({ base, past, participle })),
  ...REGULAR.filter((base) => !irregularBases.has(base)).map((base) => ({ base, past: regularPast(base), participle: regularPast(base) })),
];

const BY_BASE = new Map(VERBS.map((verb) => [verb.base, verb]));
const BY_THIRD = new Map(VERBS.map(({ base }) => [thirdOf(base), base]));
const BY_PAST = new Map(VERBS.map(({ base, past }) => [past, base]));
const BY_PARTICIPLE = new Map(VERBS.map(({ base, participle }) => [participle, base]));
const BY_GERUND = new Map(VERBS.map(({ base }) => [gerundOf(base), base]));

export function baseOf(word: string, form: VerbForm): string | undefined {
  const lower = word.toLowerCase();
  if (form === 'gerund' && NEVER_GERUND.has(lower)) return undefined;
  const held = {
    base: BY_BASE.has(lower) ? lower : undefined,
    third: BY_THIRD.get(lower),
    past: BY_PAST.get(lower),
    participle: BY_PARTICIPLE.get(lower),
    gerund: BY_GERUND.get(lower),
  }[form];
  if (held !== undefined) return held;
  // A regular form of a verb that no list knows. In doubt what ends so is a verb at the place where one is looked for.
  if (form === 'past' || form === 'participle')
    return /^\p{Ll}{3,}ed$/u.test(lower) && !NOT_PAST.has(lower) ? lower.slice(0, -2) : undefined;
  if (form === 'gerund') return /^\p{Ll}{3,}ing$/u.test(lower) && !NOT_GERUND.has(lower) ? lower.slice(0, -3) : undefined;
  return undefined;
}

const NOT_PAST = new Set('need indeed speed seed feed bleed breed weed exceed succeed proceed gifted talented'.split(' '));
/** Known verbs whose -ing form is a noun in school talk. */
const NEVER_GERUND = new Set(
  'training building spelling seating parenting wedding clothing pacing parking tutoring ceiling pricing funding housing'.split(' '),
);
const NOT_GERUND = new Set(
  `during morning evening nothing something everything anything spring string according regarding concerning thing king ring
  building meeting training writing reading spelling tutoring pacing seating handwriting parenting wedding ceiling feeling clothing
  outstanding amazing caring charming interesting`.split(/\s+/u),
);

/** Only the participle: “broken” is no past of its own. */
export function isBareParticiple(word: string): boolean {
  const lower = word.toLowerCase();
  const base = BY_PARTICIPLE.get(lower);
  return base !== undefined && BY_BASE.get(base)?.past !== lower;
}

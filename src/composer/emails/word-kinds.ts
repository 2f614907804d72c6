/** Kinds of words by which a note is taken apart: what opens a clause, what needs an article, what is no noun. */

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u).filter(Boolean));

export const SUBJECT_PRONOUNS = setOf(
  'i we he she they it you this that these those there who everyone everybody someone nobody somebody both nothing everything something anything none',
);
export const DETERMINERS = setOf(
  `the a an my our his her their your this that these those some many most several few all both each every no one two three four five six seven
  eight nine ten eleven twelve another any other more enough much its which what whose only`,
);
export const HELPERS = setOf(
  `am is are was were has have had do does did can could will would should may might must cannot isn’t wasn’t aren’t weren’t hasn’t haven’t
  hadn’t doesn’t don’t didn’t can’t couldn’t won’t wouldn’t shouldn’t mustn’t i’m i’ve i’ll i’d we’re we’ve we’ll we’d he’s she’s it’s that’s
  there’s they’re they’ve what’s he’ll she’ll they’ll it’ll you’re you’ve`,
);
export const MODALS = setOf('can could will would should may might must cannot can’t couldn’t won’t wouldn’t shouldn’t mustn’t');
export const PREPOSITIONS = setOf(
  `on in at for with to by from after before since during about over under per of off near behind beside between into onto through without within
  until around across against along despite except inside outside toward towards than as up out down via regarding like above below`,
);
export const SUBORDINATORS = setOf(
  'because if when while since although though after before until unless so that which who where whenever once as',
);
export const ADVERBS = setOf(
  `always often also really still rarely seldom sometimes usually consistently now already just never frequently constantly continually
  recently lately currently typically generally mostly occasionally only even almost regularly repeatedly quickly slowly finally
  again too simply gladly kindly truly actually definitely daily weekly suddenly accidentally immediately quietly calmly openly twice once then`,
);
export const STATES = setOf(
  `late absent tardy kind polite respectful quiet shy behind ahead able unable ready prepared unprepared eager helpful funny creative curious
  great good strong weak distracted upset tired sick away missing hungry sad angry mad frustrated anxious nervous worried happy proud
  excited engaged focused unfocused disengaged attentive inattentive responsible organized disorganized cooperative patient honest caring
  thoughtful enthusiastic confident reluctant hesitant withdrawn sleepy excellent wonderful amazing awesome fantastic successful
  capable busy alone well bright generous dependable reliable motivated positive welcoming friendly fine okay ok hurt injured safe calm afraid scared
  unsafe available open closed full empty low high broken loud chatty talkative restless fidgety unkind rough slow fast better worse
  independent persistent resilient inclusive gentle brave insightful impressive artistic athletic smart talented gifted tearful
  uncomfortable stuck unclear outdated short old dirty cold hot eligible new sure unsure interested uninterested`,
);
/** Before a state. */
export const DEGREES = setOf(
  'very so too really quite extremely incredibly always often usually rarely never sometimes still not pretty super more less most a frequently constantly consistently generally much way far',
);
/** Who can do something: a clause of such a noun and a past form is no passive. */
export const AGENTS = setOf(
  `nurse principal teacher counselor coach aide para paraprofessional substitute student students class team mom dad mother father parent parents
  grandma grandpa brother sister office staff custodian secretary librarian bus driver driver monitor group partner partners friend friends
  classmate classmates peers peer kids we specialist therapist psychologist interventionist family families she he they admin
  administrator assistant district company vendor committee department teachers colleagues colleague everyone doctor`,
);
/** Of things: “grades dropped” is no passive. */
const HAPPENING = setOf(
  'die sleep cry laugh talk yell sit stand walk wait read play participate struggle behave speak listen respond react argue complain apologize smile agree win lose try drop go fall rise increase improve start end begin break arrive come happen take make help last run jump grow stop change close open fail work go decrease decline escalate turn become show need seem stay remain expire leave cost include meet stand mean look feel appear result',
);

/** Singular nouns that need an article, and the one that a note most likely leaves out. */
const WITH_THE = `thesis notebook block bee rubric hall guide trip retake worksheet sheet specialist therapist psychologist interventionist restroom nurse office principal counselor slide swing board bus cafeteria hallway bathroom restroom carpet playground gym library classroom room door floor wall
  table line test quiz exam copier printer project unit team goal deadline principal teacher end beginning front back middle rest top backpack
  gradebook planner folder book clinic lab computer lesson assembly parking park blacktop field stairs stairwell monkey bars bars fence
  ball tests-no assessment benchmark chromebook projector budget substitute quote training workshop conference class group meeting packet seat
  aide coach secretary custodian district school-no bell sink water fountain rug desk score grade average window bench student form score
  curriculum program policy handbook schedule calendar numerator denominator locker poster slideshow presentation planetarium museum zoo aquarium theater kiln`;
const WITH_A = `hand topic plan pencil fight question pass break call note email reminder chart timer game joke friend story sentence paragraph
  knee elbow arm leg finger ankle wrist shoulder tooth chair rock toy phone partner report card sticker check-in copy draft pen eraser
  mark bruise bump scrape scratch cut bloody nosebleed stomachache headache fever warning referral detention toolkit essay picture poem letter speech mistake
  argument disagreement conflict joke mess tantrum meltdown jacket coat sweatshirt chance choice job role leader leadership reward certificate
  consultation observation visit grant donation proposal request response reply signature permission slip list log checklist
  band-aid laptop calculator tablet microphone seat-no seat-change change low gap drop increase decrease improvement-no pack week-no month-no problem`;
export const THE_NOUNS = setOf(WITH_THE);
export const A_NOUNS = setOf(WITH_A);
/** Stand before a noun and belong to it: “chapter 3 quiz”, “small group meeting”. */
export const MODIFIERS = setOf(
  `chapter unit small large whole first second third fourth fifth last next new old big long short quick final weekly daily math reading
  science writing spelling history social studies multiplication division fraction fractions vocabulary exit lunch recess bus class homework
  library end-of-unit mid-year midterm semester quarter benchmark practice word time rough personal bathroom hall parent phone seating seat behavior
  progress ice wet cold emergency school district state grade field group counselor office main back front extra monkey permission water
  music art gym pe spanish english copy teacher student team lesson reward sticker incentive guided choice red blue green yellow good great bad
  better kind nice careful clear funny loud other bloody minor small lab makeup make-up late spare science lunch study algebra geometry biology chemistry ela graphing broken safe favorite schedule report signed torn required completed unfinished assigned overdue reading strong dress code`,
);
/** Never with an article. */
export const MASS = setOf(
  `math reading science writing spelling homework recess lunch class-no work classwork behavior attendance history music art gym-no practice progress growth
  effort improvement help support participation instruction attention trouble difficulty respect kindness data pacing coverage funding discipline
  tutoring leadership-no feedback time space water food paper information research technology vocabulary phonics fluency comprehension
  grammar handwriting behavior bullying vandalism school college kindergarten pe english spanish advice training-no coaching`,
);

export const isPlural = (word: string): boolean =>
  /[^s’'iu]s$/u.test(word.toLowerCase()) &&
  !/^(?:math|recess|class|bus|gas|chess|always|sometimes|physics|mathematics|news|during|progress|this|has|was|is|does|us|less|across|his|its|plus|perhaps|minus|lens|campus|focus|canvas)$/iu.test(
    word,
  );
export const bare = (token: string): string => token.toLowerCase().replaceAll(/^[“"'(]+|[.,;:!?”"')]+$/gu, '');
export const isNumber = (token: string): boolean =>
  /^[$~#]?\d[\d.,/:%-]*(?:st|nd|rd|th|%|pm|am)?$/iu.test(bare(token)) ||
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/iu.test(token);
export const HAPPENED = (base: string): boolean => HAPPENING.has(base);

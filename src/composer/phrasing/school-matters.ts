/**
 * What a note is about, and what a master teacher tells a family about it: why it matters, in one true sentence, and one small
 * thing to do at home that belongs to it. {student} stays open.
 */

export type HomeStage = 'young' | 'middle' | 'older';

export interface SchoolMatter {
  readonly id: string;
  readonly pattern: RegExp;
  /** “…’s progress in fractions”; '' where no subject line should name it. */
  readonly name: string;
  readonly why: string;
  readonly home: Readonly<Record<HomeStage, string>>;
}

const same = (text: string): Record<HomeStage, string> => ({ young: text, middle: text, older: text });

/** Of what is learned. The first that a note speaks of is the one. */
export const LEARNING_MATTERS: readonly SchoolMatter[] = [
  {
    id: 'fractions',
    pattern: /\bfractions?\b|\bnumerator|\bdenominator/iu,
    name: 'fractions',
    why: 'Fractions come back in decimals, percents and algebra, so it is worth making them solid now.',
    home: {
      young: 'When you share a snack, ask, “How many equal parts are there? How many did you eat?” That is where fractions begin.',
      middle:
        'If you would like to help at home, everyday moments are perfect. When you cut a pizza or an apple, ask, “How many equal pieces are in the whole? How many did we eat?” Then have {student} write the fraction and say what each number means. Two or three minutes is plenty.',
      older:
        'If you would like to help at home, cook something together and ask {student} to halve or double one line of the recipe, then say how the fraction changed.',
    },
  },
  {
    id: 'multiplication',
    pattern: /\bmultiplication|\bmultiply\w*|\btimes tables?\b|\bmath facts\b/iu,
    name: 'multiplication',
    why: 'When multiplication facts come quickly, there is more room to think about the rest of the problem.',
    home: {
      young: 'At home, count things in groups together: pairs of socks by twos, fingers by fives. That is the start of multiplication.',
      middle:
        'If you would like to help at home, pick three facts a day and ask them at odd moments: at the door, in the car, while cooking. If one is stuck, ask {student} to build it from an easier one, such as 7 × 8 from 7 × 4.',
      older:
        'If you would like to help at home, ask {student} to explain one problem to you step by step. Saying the steps aloud often shows where one is missing.',
    },
  },
  {
    id: 'division',
    pattern: /\b(?:long )?division\b|\bdividing\b/iu,
    name: 'division',
    why: 'Division leans on multiplication facts and place value, so it shows us what to practice.',
    home: {
      young: 'At home, let {student} share out a snack fairly and say how many each person gets.',
      middle:
        'If you would like to help at home, share something real: 26 crackers among 4 people. Ask, “How many does each of us get? What is left over?”',
      older: 'If you would like to help at home, ask {student} to explain one problem to you and to check the answer by multiplying.',
    },
  },
  {
    id: 'subtraction',
    pattern: /\bregroup\w*|\bsubtract\w*|\bborrowing\b|\baddition\b|\badding\b|\bplace value\b/iu,
    name: 'addition and subtraction',
    why: 'Knowing that one ten is ten ones is behind most work with larger numbers.',
    home: {
      young: 'At home, count out pennies and trade ten of them for a dime. Ask, “What did we trade, and is it still the same amount?”',
      middle:
        'If you would like to help at home, use coins: pay 37 cents with dimes and pennies, then take away 19. {student} will have to trade a dime for ten pennies, which is just what happens on paper.',
      older: 'If you would like to help at home, ask {student} to estimate a total in the store before you pay.',
    },
  },
  {
    id: 'word-problems',
    pattern: /\bword problems?\b|\bstory problems?\b|\bproblem[- ]solving\b/iu,
    name: 'word problems',
    why: 'In a word problem the hard part is to see what the story asks before any computing begins.',
    home: {
      young: 'At home, tell small number stories: “We had six apples and ate two.” Let {student} act it out and tell you the question.',
      middle:
        'If you would like to help at home, ask {student} to read one problem aloud and tell you the story without any numbers. Once the story is clear, the math often follows.',
      older:
        'If you would like to help at home, ask {student} to tell you in one sentence what a problem wants to know, before working it out.',
    },
  },
  {
    id: 'algebra',
    pattern:
      /\balgebra\w*|\bequations?\b|\bexpressions?\b|\bvariables?\b|\bslope\b|\bfunctions?\b|\bintegers?\b|\bpolynomial\w*|\bquadratic\w*/iu,
    name: 'algebra',
    why: 'Each step in algebra uses the one before it, so a small gap is easiest to close now.',
    home: same(
      'If you would like to help at home, ask {student} to show you one problem and say why each step is allowed. You do not need to know the answer; explaining is the practice.',
    ),
  },
  {
    id: 'geometry',
    pattern: /\bgeometry\b|\bangles?\b|\bperimeter\b|\barea and\b|\btriangles?\b|\bproofs?\b/iu,
    name: 'geometry',
    why: 'Geometry asks for a reason behind every answer, and giving reasons takes practice.',
    home: same('If you would like to help at home, ask {student} to show you one problem and explain it with a drawing.'),
  },
  {
    id: 'fluency',
    pattern: /\bfluen\w+|\bwords per minute\b|\breading (?:speed|rate|aloud)\b/iu,
    name: 'reading',
    why: 'When reading is smooth, there is more room to think about what the words mean.',
    home: {
      young:
        'At home, read one short page three times together: first you, then both of you, then {student} alone. Five minutes is plenty.',
      middle:
        'If you would like to help at home, let {student} read the same short page aloud to you on three evenings. The third time usually sounds smoother, and both of you will hear it.',
      older:
        'If you would like to help at home, have {student} read one page of anything aloud, an article or a game guide, and then say what it was about.',
    },
  },
  {
    id: 'phonics',
    pattern: /\bphonics\b|\bdecod\w+|\bsight words?\b|\bletter sounds?\b|\bblends?\b|\bvowels?\b|\bsounding out\b/iu,
    name: 'reading',
    why: 'Linking letters and sounds is what makes new words readable.',
    home: {
      young: 'At home, play with sounds for two minutes: say “c-a-t” slowly and let {student} put the word together, then trade places.',
      middle:
        'If you would like to help at home, when a word is hard, cover all but its first part, read it, then uncover the next. {student} can take over after one or two words.',
      older: 'If you would like to help at home, ask {student} to break one long word a day into parts and say what it means.',
    },
  },
  {
    id: 'comprehension',
    pattern: /\bcomprehension\b|\binferenc\w+|\bmain idea\b|\bretell\w*|\bsummariz\w+/iu,
    name: 'reading',
    why: 'Understanding what we read carries over to every other subject.',
    home: {
      young: 'At home, stop once in a bedtime story and ask, “What just happened? What do you think comes next?”',
      middle:
        'If you would like to help at home, after some reading ask one question: “What was the most important thing on that page, and how do you know?”',
      older:
        'If you would like to help at home, ask {student} to tell you in two sentences what today’s reading was about, and which line shows it.',
    },
  },
  {
    id: 'reading',
    pattern: /\bread(?:s|ing|er)?\b(?! (?:aloud in|the (?:directions|room)))|\bela\b|\blanguage arts\b|\bbooks?\b.*\blevel\b/iu,
    name: 'reading',
    why: 'Reading carries over to every other subject, so each step forward counts twice.',
    home: {
      young: 'At home, ten minutes with a book together, with time to look at the pictures and talk, does a great deal.',
      middle:
        'If you would like to help at home, let {student} choose what to read for ten minutes, and then ask, “What happened, and what do you think of it?”',
      older: 'If you would like to help at home, read the same article as {student} once this week and trade opinions on it.',
    },
  },
  {
    id: 'spelling',
    pattern: /\bspelling\b/iu,
    name: 'spelling',
    why: 'When spelling takes less effort, more of it can go into what to say.',
    home: same(
      'If you would like to help at home, choose three words, and have {student} say each one, write it from memory and check it.',
    ),
  },
  {
    id: 'writing',
    pattern: /\bwrit(?:es?|ing|ten)\b|\bessays?\b|\bparagraphs?\b|\bthesis\b|\bsentences\b/iu,
    name: 'writing',
    why: 'Writing is how students show their thinking in every subject.',
    home: {
      young: 'At home, let {student} write something that is needed: a shopping list, a sign, a note to someone in the family.',
      middle:
        'If you would like to help at home, ask {student} to tell you the idea aloud before writing it down. It is easier to write what has been said once.',
      older: 'If you would like to help at home, let {student} read a draft aloud to you. The ear finds what the eye skips.',
    },
  },
  {
    id: 'vocabulary',
    pattern: /\bvocabulary\b/iu,
    name: 'vocabulary',
    why: 'Knowing the words makes everything that is built on them easier to read.',
    home: same('If you would like to help at home, ask {student} to use two of the new words in a sentence about your day.'),
  },
  {
    id: 'science',
    pattern: /\bscience\b|\blab(?:s| report)?\b|\bbiology\b|\bchemistry\b|\bphysics\b/iu,
    name: 'science',
    why: 'Science builds on explaining what we see, and that gets better with practice.',
    home: same('If you would like to help at home, ask {student} to explain one idea from class, and then ask, “How do we know?”'),
  },
  {
    id: 'social-studies',
    pattern: /\bsocial studies\b|\bhistory\b|\bgeography\b|\bcivics\b|\bgovernment\b/iu,
    name: 'social studies',
    why: 'Knowing how and why things happened takes reading and talking, a little at a time.',
    home: same('If you would like to help at home, ask {student} what surprised us in class this week, and why it happened.'),
  },
  {
    id: 'math',
    pattern: /\bmath\w*|\bcalculat\w+|\bdecimals?\b|\bpercents?\b(?! )|\bgraphing\b/iu,
    name: 'math',
    why: 'Each unit in math builds on the one before, so a gap is easiest to close now.',
    home: {
      young: 'At home, count and compare real things together: spoons, stairs, coins. Ask, “How do you know?”',
      middle:
        'If you would like to help at home, ask {student} to teach you one problem from class. You do not need to know the answer; explaining is the practice.',
      older:
        'If you would like to help at home, ask {student} to explain one problem to you step by step. Saying it aloud often shows which step is not clear yet.',
    },
  },
  {
    id: 'test',
    pattern: /\btests?\b|\bquiz(?:zes)?\b|\bexams?\b/iu,
    name: 'class',
    why: 'One score is a picture of one day, and it tells us what to practice next.',
    home: same('If you would like to help at home, look at one missed question together and ask {student}, “What would you do now?”'),
  },
];

/** Of how school goes. */
export const HABIT_MATTERS: readonly SchoolMatter[] = [
  {
    id: 'phone',
    pattern: /\b(?:cell ?)?phones?\b(?! (?:call|number|conference))|\bairpods?\b|\bearbuds?\b/iu,
    name: 'phone use in class',
    why: 'A phone pulls attention away from a lesson, even when it is out only for a moment.',
    home: same(
      'One thing that would help at home: agree with {student} on a place for the phone during class, and ask now and then how it goes.',
    ),
  },
  {
    id: 'conflict',
    pattern:
      /\b(?:push|shov|hit|kick|punch|slap|bit|bite|fight|fought|threw|throw|grab|trip)(?:ed|s|ing|es)?\b.*\b(?:student|classmate|peer|another|friend|at)|\b(?:fights?|fighting|argument|argued|conflict|altercation)\b|\b(?:hands|feet) (?:to|on|off)\b/iu,
    name: 'getting along with others',
    why: 'Everyone at school needs to feel safe, and that includes {student}.',
    home: {
      young: 'One thing that would help at home: act out the moment with toys, and let {student} show what else the hands could do.',
      middle:
        'One thing that would help at home: in a calm moment, ask {student} what happened just before, and what could be done next time.',
      older:
        'One thing that would help at home: in a calm moment, ask {student} how it looked from the inside, and what would make it easier to walk away.',
    },
  },
  {
    id: 'words',
    pattern:
      /\btalk(?:ed|s|ing)? back\b|\bcurs\w+|\bswear\w*|\bswore\b|\bteas\w+|\bname[- ]calling\b|\bcalled (?:a|an|another)\b.*\b(?:student|classmate)|\bshut up\b|\byell\w*|\binsult\w*|\bunkind\b/iu,
    name: 'how we speak to each other',
    why: 'How we speak to each other shapes the day for everyone in the room.',
    home: same('One thing that would help at home: ask {student} what to say when a moment gets hard, and try out one sentence together.'),
  },
  {
    id: 'talking',
    pattern:
      /\btalk(?:s|ed|ing)?\b (?:during|while|through|over|out|to (?:neighbors|friends|peers)|when|in class|nonstop|constantly)|\bcall(?:s|ed|ing)? out\b|\bblurt\w*|\binterrupt\w*|\bchat\w*|\boff topic\b/iu,
    name: 'talking during lessons',
    why: 'When there is talk during a lesson, directions are easy to miss, for {student} and for others.',
    home: {
      young:
        'One thing that would help at home: take turns at dinner with a spoon as the microphone. Whoever holds it talks; the others listen.',
      middle:
        'One thing that would help at home: ask {student} when it is hardest to wait with a thought, and what could help to keep it until there is time.',
      older: 'One thing that would help at home: ask {student} which seat or partner makes it easiest to listen, and let me know.',
    },
  },
  {
    id: 'seat',
    pattern:
      /\bout of (?:the |his |her )?seat\b|\bfidget\w*|\bwander\w*|\brunning\b|\bran (?:in|around|out|from)|\bstays? in (?:the |his |her )?seat|\bcarpet\b/iu,
    name: 'our class routines',
    why: 'A class with calm routines gives everyone more time to learn.',
    home: same(
      'One thing that would help at home: ask {student} what helps most when it is hard to sit still, and let me know, so that we can try it here.',
    ),
  },
  {
    id: 'missing',
    pattern:
      /\bmissing\b.*\b(?:work|assignments?|homework|labs?|tasks?|projects?|pages?)|\b(?:assignments?|work|labs?)\b.*\b(?:missing|not turned in|overdue|late)|\b(?:not|n’t) (?:turn(?:ed|ing)?|hand(?:ed|ing)?|complet\w+|finish\w*|submit\w*)\b|\bzeros?\b|\bincomplete\b/iu,
    name: 'missing work',
    why: 'Each assignment shows me what is clear and what to teach again. When one is missing, I can’t see where help is needed.',
    home: {
      young: 'One thing you can do at home: look through the folder together and send back the one page that is easiest to finish.',
      middle:
        'One thing you can do at home: have {student} pick one open task, finish it this evening and put it in the bag. One at a time is enough.',
      older: 'One thing you can do at home: ask {student} to show you the list of open work and to choose the first one and a day for it.',
    },
  },
  {
    id: 'homework',
    pattern: /\bhomework\b|\breading log\b/iu,
    name: 'homework',
    why: 'Homework is short practice of what we did in class. It also shows me what to go over again.',
    home: {
      young:
        'One thing that would help at home: the same spot and the same ten minutes each day, with you close by. If it takes longer, stop and write me a note.',
      middle:
        'One thing that would help at home: a set time and place, and {student} saying the first step aloud before starting. If it takes long, stop and let me know.',
      older:
        'One thing that would help at home: ask {student} each evening which task comes first and when it will be done. The rest can stay with {student}.',
    },
  },
  {
    id: 'late',
    pattern: /\b(?:late|tardy|tardies|tardiness)\b(?! (?:work|assignments?|homework|labs?))/iu,
    name: 'getting to school on time',
    why: 'The first minutes are when we go over the plan for the day, and joining in is easier from the start.',
    home: {
      young:
        'One thing that may help at home: lay out clothes and the bag the evening before, so that the morning has one thing less in it.',
      middle: 'One thing that may help at home: let {student} pack the bag the evening before and put it by the door.',
      older:
        'One thing that may help at home: ask {student} what part of the morning takes longest, and let {student} choose one thing to do the evening before.',
    },
  },
  {
    id: 'absence',
    pattern:
      /\babsen\w+|\bmissed \d+ (?:days?|classes|weeks?|periods?)|\bmissed (?:school|class)|\bout (?:sick|of school|\d)|\battendance\b|\btruan\w+/iu,
    name: 'being at school',
    why: 'Much of what we do is talk and shared work, and that part can’t be sent home.',
    home: {
      young: 'One thing that may help: a quick call or note on a morning when {student} can’t come, so that I can set the work aside.',
      middle:
        'One thing that may help: on a day at home, a short call or note to me, so that I can set the work aside and {student} knows where to begin.',
      older: 'One thing that may help: when {student} has to miss a day, a short note to me from {student} about the work.',
    },
  },
  {
    id: 'participation',
    pattern:
      /\bparticipat\w+|\brais(?:es?|ing|ed)\b.*\bhands?\b|\bspeaks? (?:up|in|to)|\bdiscussions?\b|\bvolunteer\w*|\bquiet\b|\bshy\b|\bshar(?:es?|ing) (?:ideas|answers|thinking)/iu,
    name: 'taking part in class',
    why: 'When students say how they think, I can help right away, and others learn from it. There are many good ways to take part.',
    home: {
      young:
        'One thing that would help at home: let each person at the table tell one thing about the day, and give {student} time to find the words.',
      middle: 'One thing that would help at home: ask {student} for an opinion on something small and then, “What makes you think so?”',
      older:
        'One thing that would help at home: ask {student} which way of taking part feels best, speaking, writing or a small group, and let me know.',
    },
  },
  {
    id: 'focus',
    pattern:
      /\boff[- ]task\b|\bfocus\w*|\bdistract\w+|\battention\b|\bdaydream\w*|\bstay(?:s|ing)? on task|\bhead down\b|\bsle(?:ep|pt)\w*|\bon task\b|\bredirect\w*|\bremind\w*/iu,
    name: 'work time in class',
    why: 'Work time in class is when I can help on the spot, so those minutes count.',
    home: {
      young:
        'One thing that would help at home: play a short game with steps, such as “first clap, then turn, then sit,” and add one step at a time.',
      middle: 'One thing that would help at home: ask {student} what makes it easy to get started and what gets in the way.',
      older:
        'One thing that would help at home: ask {student} what makes it easier to stay with a task, and let me know, so that I can use it here.',
    },
  },
  {
    id: 'materials',
    pattern:
      /\bunprepared\b|\bmaterials\b|\bsupplies\b|\bpencils?\b|\bchromebook\b|\bwithout (?:a |the |his |her )?(?:book|pencil|materials|folder)|\borganiz\w+/iu,
    name: 'coming prepared',
    why: 'With everything at hand, {student} can start when the class starts.',
    home: same(
      'One thing that would help at home: have {student} check the bag the evening before. If something is hard to get, tell me, and we will find it at school.',
    ),
  },
  {
    id: 'project',
    pattern: /\bprojects?\b|\bpresentation\b/iu,
    name: 'the project',
    why: 'A project is practice in planning: one step, then the next.',
    home: {
      young: 'At home, let {student} show you one part of it and tell you what comes next.',
      middle:
        'One thing you can do at home: ask {student}, “What is the next step, and when will you do it?” The work itself can stay with {student}.',
      older:
        'One thing you can do at home: ask {student} to tell you the next step and the day for it. The work itself can stay with {student}.',
    },
  },
  {
    id: 'upset',
    pattern: /\bcr(?:y|ies|ied|ying)\b|\bupset\b|\banxious\b|\bworried\b|\bmeltdown\b|\btantrum\b|\bsad\b/iu,
    name: 'how the day goes',
    why: 'Hard moments are part of school, and they pass more easily when the adults know.',
    home: same(
      'One thing that would help at home: ask {student}, “What was the best part of today, and what was the hardest?” and just listen.',
    ),
  },
];

/** The matter that most of a note speaks of, or the first one among equals. */
export function matterOf(text: string, matters: readonly SchoolMatter[]): SchoolMatter | undefined {
  return matters.find(({ pattern }) => pattern.test(text));
}

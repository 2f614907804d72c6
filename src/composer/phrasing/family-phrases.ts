/**
 * What each of the twelve kinds of email to a family says around the teacher's facts. Nothing here states a fact about the
 * case; where there are several wordings, they are equally good. {student} and {matter} stay open.
 */

export interface FamilyPhrases {
  /** With the matter of the note, and without one. */
  readonly subject: readonly [withMatter: string, without: string];
  /** Why the teacher writes, where nothing good stands before it. */
  readonly leads: readonly string[];
  /** The same after the good news. */
  readonly leadsAfterGood: readonly string[];
  /** Said only where an email would be too short to show care. */
  readonly more: readonly string[];
  /** What the school does, where the note does not say it; [] where a blank or nothing stands for it. */
  readonly school: readonly string[];
  /** Whether something to do at home is asked. */
  readonly asksAtHome: boolean;
  readonly views: readonly string[];
  readonly contacts: readonly string[];
  /** For the teacher, outside the email; '' if there is nothing to say. */
  readonly notice: string;
}

const EASY_CONTACTS = [
  'You can reply to this email at any time, or call the school and ask for me.',
  'A short reply is welcome, and so is a call. I am glad to talk.',
];
const CALL_CONTACTS = [
  'A short call may be easier than email. Please send me a good time and number, and I will call you.',
  'I would be glad to talk by phone. Please tell me a day and time that suit you.',
];
const NOTICED_AT_HOME = [
  'Please let me know if you have any questions, or if you notice anything at home that would help me support {student}.',
  'What do you see at home? Anything you notice would help me support {student}.',
];

/** After the type's own, where an email is still too short. */
export const MORE_FOR_ALL = [
  'Thank you for all that you do to support {student}.',
  'I look forward to hearing from you.',
  'Please know that I am always glad to help.',
  'What matters to me is that {student} feels at home in our class and keeps learning.',
];

export const FAMILY_PHRASES = {
  'Academic Progress': {
    subject: ['{student}’s progress in {matter}', '{student}’s progress in class'],
    leads: ['I am writing to tell you how {student} is doing in {matter}.', 'I want to share with you where {student} stands in {matter}.'],
    leadsAfterGood: ['Here is where we are, and what comes next.', 'I also want to tell you what we are working on.'],
    more: ['I am glad to answer any question about what we do in class, and about how you can help.'],
    school: ['In class, I will keep working on this with {student}, and I will tell you how it goes.'],
    asksAtHome: true,
    views: NOTICED_AT_HOME,
    contacts: EASY_CONTACTS,
    notice: '',
  },
  'Behavior Update': {
    subject: ['{student}: a note about {matter}', 'How school is going for {student}'],
    leads: [
      'I am writing because I care about how {student}’s days at school go, and I want you to hear this from me.',
      'I want to share something from school with you, so that we can help {student} together.',
    ],
    leadsAfterGood: [
      'I also want to share something from school with you, so that we can help {student} together.',
      'I am also writing about something that has been getting in the way at school, so that we can work on it together.',
    ],
    more: [
      'All children have hard days, and we will work on this together.',
      'What we try at school works best when you and I say the same things.',
    ],
    school: ['At school, I will talk with {student} about what would help, and I will tell you how it goes.'],
    asksAtHome: true,
    views: [
      'How do you see it? You know {student} best, and your view would help me.',
      'What has helped {student} in moments like this? I would like to learn from you.',
    ],
    contacts: CALL_CONTACTS,
    notice: 'A call is often kinder than an email for news like this; this draft can be your notes for it.',
  },
  'Class Performance': {
    subject: ['How {student} is doing in {matter}', 'How class is going for {student}'],
    leads: [
      'I am writing to tell you how class is going for {student}.',
      'I want to share with you how {student}’s work in class is going.',
    ],
    leadsAfterGood: ['Here is how the rest of class is going.', 'I also want to tell you what we are working on.'],
    more: ['I am glad to answer any question about what we do in class, and about how you can help.'],
    school: ['In class, I will keep working on this with {student}, and I will tell you how it goes.'],
    asksAtHome: true,
    views: NOTICED_AT_HOME,
    contacts: EASY_CONTACTS,
    notice: '',
  },
  'Homework Concerns': {
    subject: ['{student} and homework', '{student} and homework'],
    leads: ['I am writing about homework, and I would like to know how it looks from your side.'],
    leadsAfterGood: ['I am also writing about homework, and I would like to know how it looks from your side.'],
    more: ['I am glad to answer any question about the work itself.'],
    school: ['At school, I am glad to go over any task that is not clear, so that {student} can start with confidence.'],
    asksAtHome: true,
    views: [
      'What does homework time look like for your family? If something makes it hard at the moment, I would like to know, so that I can adjust.',
      'Is the amount right, and is the work clear? Please tell me how it goes at home, so that I can adjust.',
    ],
    contacts: EASY_CONTACTS,
    notice: '',
  },
  'Incident Report': {
    subject: ['{student}: what happened {place}', '{student}: what happened {place}'],
    leads: ['I am writing to let you know about something that happened at school. I want you to hear it from me.'],
    leadsAfterGood: ['I also need to let you know about something that happened at school, and I want you to hear it from me.'],
    more: [
      'I am telling you so that {student} has adults at school and at home who know the same facts.',
      'I will keep an eye on how {student} is doing, and I will tell you if there is anything more you should know.',
    ],
    school: ['Here is what we did: [what the school did].'],
    asksAtHome: false,
    views: [
      'Please tell me what {student} says about it at home, and ask me anything you would like to know.',
      'If {student} tells you something that I should know, or if you have questions, please tell me.',
    ],
    contacts: [
      'I would like to talk with you about this. I can call you on [day and time], or at another time that suits you.',
      'May I call you on [day and time]? If another time is better, please tell me.',
    ],
    notice: 'Call first if you can; a family should not learn of an incident by email alone. Follow your school’s reporting rules.',
  },
  'Missing Assignments': {
    subject: ['A plan for {student}’s missing work', 'A plan for {student}’s missing work'],
    leads: ['I am writing about work that has not come in yet, so that we can make a plan together.'],
    leadsAfterGood: ['I am also writing about work that has not come in yet, so that we can make a plan together.'],
    more: ['I am glad to answer any question about the work itself.'],
    school: ['At school, I will go over the list with {student} and help with the first step.'],
    asksAtHome: true,
    views: [
      'Does this match what {student} tells you? If something makes it hard to get work done at the moment, I would like to know.',
      'If you see what gets in the way, please tell me. I am glad to adjust the plan.',
    ],
    contacts: CALL_CONTACTS,
    notice: 'Check the list against your grade book once more. A short call often clears things up.',
  },
  'Positive Recognition': {
    subject: ['Good news about {student}', 'Good news about {student}'],
    leads: [
      'This note has only good news in it, and I did not want to keep it to myself.',
      'I am writing with good news about {student}, and nothing else.',
    ],
    leadsAfterGood: [],
    more: [
      'Notes home are so often about problems, and I wanted you to have one that is not.',
      'I will tell {student} that I wrote to you, and why.',
    ],
    school: [],
    asksAtHome: false,
    views: [
      'I would love to hear how {student} tells you about it.',
      'If {student} tells you about it at home, I would love to hear what you heard.',
    ],
    contacts: [
      'No reply is needed. I just wanted you to know, and to thank you for sharing {student} with us.',
      'There is nothing you need to do. I simply wanted you to hear it, and to thank you for all that you do.',
    ],
    notice: '',
  },
  'Parent Conference Request': {
    subject: ['Can we meet about {student} and {matter}?', 'Can we meet about {student}?'],
    leads: [
      'I would like to invite you to meet with me about {student}. You and I see different sides, and together they give the fuller picture.',
      'Could we find a time to meet about {student}? A talk in person often does more than several emails.',
    ],
    leadsAfterGood: [
      'I would also like to invite you to meet with me. You and I see different sides of {student}, and together they give the fuller picture.',
      'I am also writing to ask whether we could meet about {student}. A talk in person often does more than several emails.',
    ],
    more: [
      'In person or by phone is fine, whichever is easier for you.',
      'My hope is that we leave with one clear plan that works both at home and at school.',
    ],
    school: [
      'I will bring examples of {student}’s work, and I will leave time for your questions. If an interpreter would help, please tell me, and I will ask the school for one.',
    ],
    asksAtHome: false,
    views: [
      'Please tell me as well what you would like to talk about. I will make room for it.',
      'What would you like to bring up? Your questions come first.',
    ],
    contacts: [
      'Would [date and time] work for you? If not, please send me a time that does. A call is fine, too.',
      'I could meet on [date and time]. If that does not suit you, please name another time, in person or by phone.',
    ],
    notice: '',
  },
  'Attendance Issues': {
    subject: ['We miss {student} at school', 'We miss {student} at school'],
    leads: [
      'We are glad each day that {student} is here, and I am writing to ask how we can help with the other days.',
      'Class is not the same without {student}, so I am writing to ask how we can help.',
    ],
    leadsAfterGood: [
      'That is one reason why we miss {student} on the other days, and I am writing to ask how we can help.',
      'Class is not the same without {student}, so I am writing to ask how we can help.',
    ],
    more: ['I am glad to help in any way I can.'],
    school: ['At school, I will set aside what {student} misses and go over the most important part in person.'],
    asksAtHome: true,
    views: [
      'There may be good reasons that I can’t see from here. Is there something that makes it hard to be at school, and that we could help with?',
      'Do our records match yours? And is there something, from rides to health, that we could help with? I am asking to help, not to judge.',
    ],
    contacts: CALL_CONTACTS,
    notice: 'Check the dates with the office before you send this. A call often brings out reasons that an email does not.',
  },
  'Classroom Participation': {
    subject: ['{student}’s voice in class', '{student}’s voice in class'],
    leads: ['I am writing about how {student} takes part in class, because I would like to learn from you what helps.'],
    leadsAfterGood: ['I am also writing about how {student} takes part in class, because I would like to learn from you what helps.'],
    more: ['There is no wrong way to begin, and small steps count.'],
    school: ['In class, I will look for ways of taking part that feel right to {student}: a partner first, a note, a small group.'],
    asksAtHome: true,
    views: [
      'How does {student} share ideas at home? That would help me find a good way in class.',
      'What does {student} say about class at home? I would like to understand how it feels from that side.',
    ],
    contacts: EASY_CONTACTS,
    notice: '',
  },
  'Project Updates': {
    subject: ['{student}’s project: where it stands', '{student}’s project: where it stands'],
    leads: ['I want to tell you where {student}’s project stands, so that nothing comes as a surprise.'],
    leadsAfterGood: ['I also want to tell you where {student}’s project stands, so that nothing comes as a surprise.'],
    more: ['I am glad to answer any question about the steps and the dates.'],
    school: ['In class, I am here for questions at each step, and I will tell {student} what comes next.'],
    asksAtHome: true,
    views: [
      'What does {student} tell you about the project? If something is hard to find or to do at home, please let me know.',
      'Is there anything about the project that is not clear at home? Please ask me.',
    ],
    contacts: EASY_CONTACTS,
    notice: '',
  },
  Other: {
    subject: ['A note about {student} and {matter}', 'A note about {student}'],
    leads: ['I want to share something about {student} with you.', 'I am writing so that you and I know the same things about {student}.'],
    leadsAfterGood: ['I also want to share this with you.'],
    more: [
      'I wanted you to hear this from me, and in good time.',
      'If anything about it is not clear, or if there is something I can do to make it easier, please tell me, and we will find a way that works for you and for {student}.',
      'I know how much families have on their plates, and I am grateful for your help.',
      'What you tell me will help me do right by {student}.',
    ],
    school: [],
    asksAtHome: false,
    views: ['How do you see it? I would be glad to hear from you.', 'Do you have questions, or is there something I should know?'],
    contacts: EASY_CONTACTS,
    notice: '',
  },
} satisfies Record<string, FamilyPhrases>;

export type FamilyEmailType = keyof typeof FAMILY_PHRASES;

/** Mornings, not days at home. */
export const LATENESS: Pick<FamilyPhrases, 'subject' | 'leads' | 'leadsAfterGood' | 'school'> = {
  subject: ['{student} and the start of the school day', '{student} and the start of the school day'],
  leads: ['It is good to have {student} in class, and I am writing to ask how we can make the start of the day easier.'],
  leadsAfterGood: ['It is good to have {student} in class, and I am writing to ask how we can make the start of the day easier.'],
  school: ['At school, I will see to it that {student} can join in quickly and knows where to begin.'],
};

/** As teachers write of illness, loss and hardship. */
const HARDSHIP =
  /\b(?:hospital\w*|surgery|had an operation|cancer|leukemia|chemo\w*|intensive care|icu|funeral|dies|died|death|dying|passed away|passing of|bereave\w*|grie[fv]\w*|(?<!animal )shelter|homeless\w*|evict\w*|(?:house|apartment|home) fire|divorc\w*|deployed|deployment|incarcerat\w*|in (?:jail|prison)|foster (?:care|family|home|parents?)|refugees?|domestic violence|restraining order|car accident|heart attack|had a stroke)\b|\blost (?:his|her|their) (?:mom|mother|dad|father|parents?|brother|sister|grand\w+|aunt|uncle|cousin|home|house|job)\b/iu;

export const speaksOfHardship = (details: string): boolean => HARDSHIP.test(details);

/** Of an incident, a meeting or good news, the usual words say what is needed. */
export const TYPES_WITH_CARE: ReadonlySet<FamilyEmailType> = new Set([
  'Attendance Issues',
  'Homework Concerns',
  'Missing Assignments',
  'Academic Progress',
  'Class Performance',
  'Classroom Participation',
  'Other',
] as const);

/** When a family has something hard to bear, an email says so first and asks for nothing. */
export const CARE_PHRASES: FamilyPhrases = {
  subject: ['Thinking of {student} and of you', 'Thinking of {student} and of you'],
  leads: [
    'I have been thinking of {student} and of all of you, and I hope that you have people around you who help.',
    'I know that this may be a hard time for your family, and {student} and all of you are in my thoughts.',
  ],
  leadsAfterGood: ['I know that this may be a hard time for your family, and {student} and all of you are in my thoughts.'],
  more: ['{student} is always welcome here, whatever the day is like.'],
  school: [
    'Nothing about school work is urgent now. When the time is right, I will help {student} catch up, the most important part first.',
  ],
  asksAtHome: false,
  views: [
    'What would help {student} most at the moment, and is there anything that you would rather we left alone?',
    'Is there anything that I should know, or that you would like me to keep to myself?',
  ],
  contacts: [
    'I am glad to talk by phone or in person whenever it suits you. There is no hurry, and a short note is fine, too.',
    'Please write or call whenever you like. There is no hurry.',
  ],
  notice:
    'Your details speak of illness, loss or hardship, so this draft asks for nothing. Read it once more with the family in mind, think of a call first, and leave out what they would not want in an email.',
};

/** Where the details name a time to talk. */
export const TIME_GIVEN_CONTACTS = [
  'Please let me know if that works for you. If not, I will work around your schedule.',
  'Does that suit you? If not, please name a time that does, and I will make it work.',
];

/** After numbers that went up. */
export const GROWTH_PRAISE = ['That growth took real effort.', 'That is real growth, and it took work.'];
/** After good news without numbers. */
export const GOOD_PRAISE: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:helped|helps|comforted|welcomed|included|kind\w*|stood up for|shared|encourag\w+|invited|thoughtful)\b/iu,
    ['That kind of care makes our class a better place for everyone.', 'Small acts like this are what make a class feel safe.'],
  ],
  [
    /\b(?:improv\w+|progress|worked hard|hard work|effort|finished|mastered|passed|persist\w*|never gave up|kept (?:trying|going))\b/iu,
    ['That comes from steady work, and it is good to see.', 'It takes patience to get there, and I was glad to see it.'],
  ],
];
export const ANY_PRAISE = [
  'I was glad to see it, and I thought you would be glad to hear it.',
  'It is worth noticing, and I wanted you to hear it from me.',
];

/** After one short sentence of praise. */
export const WARMTH = [', and that adds a lot to our class', ', and it is a pleasure to see'];

export const WARM_CLOSINGS = ['Warm regards,', 'Kind regards,'];

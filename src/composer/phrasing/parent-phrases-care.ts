/**
 * When a family has illness, loss or hardship to bear, an email says so first, asks for nothing at home, and leaves it
 * to the family what is spoken of. What is usual for the type (mornings, set times for homework) would hurt.
 */
import type { ParentEmailType, ParentPhrases } from './parent-phrases.ts';

/** As teachers write it in their notes. */
const HARDSHIP =
  /\b(?:hospital\w*|surgery|had an operation|cancer|leukemia|chemo\w*|intensive care|icu|funeral|dies|died|death|dying|passed away|passing of|bereave\w*|grie[fv]\w*|(?<!animal )shelter|homeless\w*|evict\w*|(?:house|apartment|home) fire|divorc\w*|deployed|deployment|incarcerat\w*|in (?:jail|prison)|foster (?:care|family|home|parents?)|refugees?|domestic violence|restraining order|car accident|heart attack|had a stroke)\b|\blost (?:his|her|their) (?:mom|mother|dad|father|parents?|brother|sister|grand\w+|aunt|uncle|cousin|home|house|job)\b/iu;

export const speaksOfHardship = (details: string): boolean => HARDSHIP.test(details);

/** Of an incident or good news, the usual words say what is needed. */
const TYPES_WITH_CARE: ReadonlySet<ParentEmailType> = new Set([
  'Attendance Issues',
  'Homework Concerns',
  'Missing Assignments',
  'Academic Progress',
  'Class Performance',
  'Classroom Participation',
  'Other',
]);

const NOTHING_ASKED = [
  'There is nothing that you need to do at home for school right now.',
  'Please do not worry about homework for now. We will find a good moment for it together.',
  'At home, nothing is needed for school at the moment. If {student} would like to read or to tell a story, that is plenty.',
] as const;

const CARE: Omit<ParentPhrases, 'notice' | 'subjects'> = {
  openings: [
    'I am writing because I care about how {student} is doing, and I hope that you all have people around you who help.',
    'I know that this may be a hard time for your family. {student} and all of you are in my thoughts.',
    'I have been thinking of {student} and of all of you, and I hope that this finds you as well as can be.',
  ],
  leads: ['Here is what I know so far', 'This is what I have noted', 'This is where things stand, as far as I know'],
  meanings: [
    'How {student} is doing comes first. In {grade}, work can be made up step by step.',
    'Nothing about school work is urgent now. In {grade}, we have ways to catch up bit by bit.',
    'School can wait a little. What matters most in {grade} right now is that {student} feels safe and welcome here.',
  ],
  school: [
    'At school, I will set aside what {student} missed and go over the most important part in person, when the time is right.',
    'At school, I will keep the work light at first and tell {student} what matters most and what can wait.',
    'I will give {student} time and a quiet place here, and ask who at school can help if you would like that.',
  ],
  home: { young: NOTHING_ASKED, middle: NOTHING_ASKED, older: NOTHING_ASKED },
  views: [
    'What would help {student} most at the moment, and what would you rather we left alone?',
    'Is there anything that I should know, or that you would like me to keep to myself?',
    'How would you like us to speak with {student} about it, if at all?',
  ],
  contacts: [
    'I am glad to talk by phone or in person whenever it suits you. A short note is fine too.',
    'Please write or call whenever you like. There is no hurry.',
    'You can reach me by replying here or through the school office, and I can call at a time that is good for you.',
  ],
};

const CARE_NOTICE =
  'Your details speak of illness, loss or hardship, so this draft asks for nothing. Read it once more with the family in mind, think of a call first, and leave out what they would not want in an email.';

/** The phrases of the type, with care in place of what is usual where the details call for it. */
export function withCare(type: ParentEmailType, usual: ParentPhrases, details: string): ParentPhrases {
  if (!TYPES_WITH_CARE.has(type) || !speaksOfHardship(details)) return usual;
  return {
    ...CARE,
    subjects: ['Thinking of {student} and of you', 'A note about {student}', 'How we can help {student} at school'],
    notice: CARE_NOTICE,
  };
}

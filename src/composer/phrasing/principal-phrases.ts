/**
 * What each of the nine kinds of email to an administrator says around the teacher's facts: the ask first, why it matters for
 * students, the decision wanted and by when. Nothing here states a fact about the case.
 */

/** A fact that the purpose needs; where the details lack it, a visible blank stands for it. */
export type NeededFact = 'cost' | 'quantity' | 'date' | 'times';

export interface PrincipalPhrases {
  /** The request type as the subject begins with it. */
  readonly subject: string;
  /** Where the details hold no topic short enough, or one that should not be glimpsed. */
  readonly plainSubject: string;
  readonly isPrivate?: boolean;
  /** Before the teacher's own ask, where it is a statement or a question; and the ask where the details hold none. */
  readonly ask: readonly string[];
  /** Before the facts. */
  readonly lead: string;
  /** Where nothing is known of the kind of thing. */
  readonly why: readonly string[];
  /** What the teacher offers. */
  readonly offers: readonly string[];
  /** {by} is “by [date]” or “in time for …”. */
  readonly decisions: readonly string[];
  readonly needs: readonly NeededFact[];
  /** Said only where an email would be too short. */
  readonly more: readonly string[];
  readonly notice: string;
}

const GLAD = 'I am glad to answer questions in person or by email.';

export const PRINCIPAL_PHRASES = {
  'Resource Request': {
    subject: 'Request',
    plainSubject: 'resources for my classroom',
    ask: ['I am writing to ask for your approval of a resource request for my classroom.'],
    lead: 'Here are the details:',
    why: [
      'With what they need at hand, students spend class time on learning rather than on waiting or sharing, and each of them gets to do the work.',
      'It comes down to access: each student should be able to do the work and not only watch others do it.',
    ],
    offers: [
      'I will gladly fill out the order form and answer any question about it. If the full request is not possible now, a part of it would already help.',
    ],
    decisions: [
      'Could you let me know {by} whether this is approved, and which budget or form I should use?',
      'Could you tell me {by} whether I may go ahead, and which budget or form I should use?',
    ],
    needs: ['quantity', 'cost', 'date'],
    more: [GLAD],
    notice: '',
  },
  'Policy Clarification': {
    subject: 'Policy question',
    plainSubject: 'how should I proceed?',
    ask: [
      'I would like to ask for your guidance on a point of policy, so that I can follow it correctly.',
      'Could you help me with a question about our policy, so that I can follow it correctly?',
    ],
    lead: 'Here is what is behind my question.',
    why: [
      'With a clear answer, students meet the same rule in every room and know what to expect.',
      'Students are treated more fairly when all of us read a policy in the same way.',
    ],
    offers: [
      'Until I hear from you, I will keep to the most cautious reading of the policy. If others have asked the same, I am glad to write your answer up for our team.',
    ],
    decisions: ['Could you let me know {by} how I should proceed?', 'Could you tell me {by} which reading is right, or whom I should ask?'],
    needs: [],
    more: [GLAD, 'A short reply is enough for me to act on.'],
    notice: '',
  },
  'Student Concern': {
    subject: 'Student concern',
    plainSubject: 'request for your guidance',
    isPrivate: true,
    ask: [
      'I am writing about a concern for a student, and I would like to ask for your guidance on next steps.',
      'I would like to bring a concern about a student to you and ask for your guidance on next steps.',
    ],
    lead: 'This is what I have seen so far.',
    why: [
      'My aim is that the student gets the right support early and keeps learning with the class.',
      'I want the student to have adults around who act together and on the same facts.',
    ],
    offers: ['I am glad to share my notes and to take on a part of whatever we decide. Until then, I will keep dated notes of what I see.'],
    decisions: [
      'Could you let me know {by} what you advise, and whom else we should involve?',
      'Could we talk {by}, or could you tell me which next step you want me to take?',
    ],
    needs: [],
    more: ['I have kept to what I saw and heard myself.', GLAD],
    notice:
      'Name no more than is needed: where your school allows it, use initials or an ID number, leave out health details, and send it only to those who have to know. If a student may be in danger or harmed, don’t wait for an email: follow your school’s reporting procedure at once.',
  },
  'Professional Development': {
    subject: 'Request',
    plainSubject: 'professional development',
    ask: ['I am writing to ask for your approval of professional development.'],
    lead: 'Here are the details:',
    why: [
      'What I learn would go straight into my lessons, and students’ work would show whether it helps.',
      'The point is better lessons: I would use what I learn in class and look at student work for the effect.',
    ],
    offers: ['I would leave full plans for any class that I miss, and share the main ideas with our team afterward.'],
    decisions: [
      'Could you let me know {by} whether I may register, and whether the school can support it in full or in part?',
      'Could you tell me {by} whether this is approved, so that I can register and arrange coverage?',
    ],
    needs: ['cost', 'date'],
    more: [GLAD],
    notice: '',
  },
  'Curriculum Feedback': {
    subject: 'Curriculum feedback',
    plainSubject: 'what I see in my classes',
    ask: [
      'I am writing to share feedback on our curriculum and to ask for your decision on a next step.',
      'I would like to share feedback on our curriculum and ask how you would like to take it further.',
    ],
    lead: 'Here is what I have seen.',
    why: [
      'Students should spend their effort on the ideas themselves, and what we change now reaches them in the next unit.',
      'What matters to me is what students can do at the end of a unit, and what would help more of them get there.',
    ],
    offers: ['I am ready to try a small change in my own classes and to bring you and the team student work from before and after.'],
    decisions: [
      'Could you let me know {by} whether I may go ahead, or how you would like to take this further?',
      'Could you tell me {by} how you would like us to respond?',
    ],
    needs: [],
    more: ['I know that much thought went into choosing these materials, and I offer this in the same spirit.', GLAD],
    notice: '',
  },
  'Meeting Request': {
    subject: 'Meeting request',
    plainSubject: 'a short conversation with you',
    ask: ['I would like to ask for a short meeting with you.', 'Could we find a time for a short meeting?'],
    lead: 'Here is the background.',
    why: ['A short conversation now will help us find what serves students best, and it takes less time than many emails.'],
    offers: ['I will bring the key facts on one page, so that we can use the time well.'],
    decisions: [
      'Could you or the office let me know {by} which time suits you?',
      'Could you tell me {by} what time works for you? If you would rather settle this by email, that is fine, too.',
    ],
    needs: ['times'],
    more: ['I will keep to the time you can spare, and I will write up what we agree on.', GLAD],
    notice: '',
  },
  'Project Proposal': {
    subject: 'Proposal',
    plainSubject: 'a project for our students',
    ask: ['I would like to propose a project and ask for your approval.'],
    lead: 'Here is the plan:',
    why: [
      'A project gives students a reason to use what they learn, and work that they can show to others.',
      'Students plan, make decisions and show others what they have learned.',
    ],
    offers: ['I will write a one-page plan with dates, roles and safety points before anything begins, and report to you at the end.'],
    decisions: [
      'Could you let me know {by} whether I may start planning, and what I should change first?',
      'Could you tell me {by} whether you approve, or what you would like to see first?',
    ],
    needs: ['cost', 'date'],
    more: [GLAD],
    notice: '',
  },
  'Department Update': {
    subject: 'Update',
    plainSubject: 'where our department stands',
    ask: [
      'Here is a short update from our department. No decision is needed; please let me know if something needs your attention.',
      'This is a brief update from our department for your information, and your comments are welcome.',
    ],
    lead: '',
    why: ['For students, it means steady, well-planned learning from room to room.'],
    offers: ['I am glad to give you more detail or to bring this to a meeting.'],
    decisions: [
      'If you would like us to change something, could you let me know {by}? Otherwise we will go on as planned.',
      'If you have concerns, could you let me know {by}? Otherwise we will go on as planned.',
    ],
    needs: [],
    more: ['We will keep notes on what works and include them in the next update.', GLAD],
    notice: '',
  },
  Other: {
    subject: 'Request',
    plainSubject: 'your help with a question',
    ask: ['I am writing to ask for your help.', 'I would like to ask for your help with the following.'],
    lead: 'Here is the background.',
    why: ['I raise it because it touches how our days with students go, and I would like to get it right.'],
    offers: ['I am ready to take the next step myself, once I know what you prefer.'],
    decisions: [
      'Could you let me know {by} how you would like me to proceed?',
      'Could you tell me {by} what you decide, or what else you need from me?',
    ],
    needs: [],
    more: [GLAD, 'If a short talk is easier for you than email, I will come by at a time that suits you.'],
    notice: '',
  },
} satisfies Record<string, PrincipalPhrases>;

export type PrincipalPurpose = keyof typeof PRINCIPAL_PHRASES;

/** Why the thing asked for matters to students, by its kind. The first that the details speak of is the one. */
export const WHY_BY_KIND: readonly (readonly [RegExp, string])[] = [
  [
    /\bwhite ?boards?\b|\bdry[- ]erase\b/iu,
    'With whiteboards, every student solves the same problem and holds up an answer at the same time. I can see in seconds who has it and who needs help, and adjust the lesson that day instead of finding out after a quiz.',
  ],
  [
    /\bcalculators?\b/iu,
    'When each student has a calculator, class time goes to the question itself and not to waiting for a turn, and I can see how each of them works.',
  ],
  [
    /\bheadphones?\b|\bheadsets?\b|\bearbuds\b/iu,
    'With headphones, each student can listen at the right pace without disturbing others, and groups can work side by side.',
  ],
  [
    /\b(?:broken|not work\w*|don’t work|doesn’t work|repair|replace\w*|jam\w*|out of order|outdated)\b/iu,
    'When equipment fails, class time goes to working around it. When it works, students get what they need on the day they need it.',
  ],
  [
    /\bfield trip\b|\bplanetarium\b|\bmuseum\b|\bzoo\b|\baquarium\b|\bnature center\b/iu,
    'A visit lets students see for themselves what we otherwise only read about, and it gives every one of them the same experience to talk and write about afterward.',
  ],
  [
    /\b(?:copies|novels?|books?|class set of|textbooks?|readers?)\b/iu,
    'When each student has a copy, we can all look at the same page, go back to it, and talk about the very words.',
  ],
  [
    /\b(?:manipulatives?|counters|cubes|tiles|base ten|fraction (?:bars|strips)|pattern blocks|number lines)\b/iu,
    'With something to move and build, students can see an idea before they write it down, and I can see how they think.',
  ],
  [
    /\b(?:lab|science kits?|microscopes?|goggles|experiments?|specimens?)\b/iu,
    'Students learn science by doing it. With enough materials, each of them can carry out the work and not only watch it.',
  ],
  [
    /\b(?:chromebooks?|ipads?|laptops?|tablets?|computers?|devices?)\b/iu,
    'With a device for each student, nobody waits for a turn, and everyone can practice, write and revise in the same lesson.',
  ],
  [
    /\b(?:projector|document camera|smart ?board|printer|copier|laminator|microphone)\b/iu,
    'Students follow a lesson more easily when all of them can see and hear it and have their materials on time.',
  ],
  [
    /\b(?:flexible seating|wobble|stools?|desks?|chairs?|tables?|rug|bean bags?|standing)\b/iu,
    'Students work better when everyone has a place that suits the task, and the room can change with the lesson.',
  ],
  [
    /\b(?:paint|art supplies|markers|crayons|clay|canvas|brushes)\b/iu,
    'With enough supplies, each student can finish a piece of work and not only share in one.',
  ],
  [
    /\b(?:subscription|license|app|software|program access)\b/iu,
    'It would give students practice at their own level and give me a quick view of who needs help with what.',
  ],
  [
    /\b(?:garden|compost|recycl\w+)\b/iu,
    'Students would see science and responsibility grow over weeks, in something that they look after themselves.',
  ],
  [
    /\b(?:science fair|stem night|math night|family night|literacy night|showcase|exhibition)\b/iu,
    'Students work with more care when they have a real audience, and families get to see what they can do.',
  ],
  [
    /\b(?:buddy|buddies|peer tutor\w*|mentor\w*)\b/iu,
    'Explaining something to someone else is one of the best ways to learn it, and younger students get someone to look up to.',
  ],
  [/\b(?:club|after[- ]school)\b/iu, 'It gives students a place to belong and more time for something they care about.'],
  [
    /\b(?:conference|workshop|training|institute|course|webinar|certification|pd|professional development)\b/iu,
    'What I learn would go straight into my lessons, and students’ work would show whether it helps.',
  ],
  [
    /\b(?:plc|common planning|co-?plan\w*|co-?teach\w*|planning time)\b/iu,
    'When teachers plan together, students meet the same goals and the same good questions in every room.',
  ],
  [/\b(?:phones?|cell ?phones?|devices)\b/iu, 'Students do best when the rule on phones is clear and the same in every class.'],
  [
    /\b(?:grading|late work|retakes?|re-?do|zeros?|grade ?book|report cards?)\b/iu,
    'Students should know what a grade stands for, and that it stands for the same thing in every class.',
  ],
  [
    /\b(?:recess|lunch|duty|supervision|arrival|dismissal)\b/iu,
    'Students are safer, and settle faster, when these parts of the day are well covered.',
  ],
  [/\b(?:schedule|block|bell)\b/iu, 'The shape of the day decides how much unbroken time students have to learn.'],
  [
    /\b(?:phonics|reading program|literacy|reading curriculum|decod\w+)\b/iu,
    'Early reading builds step by step, so a pace that fits lets more students keep up from the start.',
  ],
  [
    /\b(?:pacing|pace|too fast|too slow|behind schedule)\b/iu,
    'A pace that fits lets more students finish a unit with the ideas in hand and not only covered.',
  ],
  [
    /\b(?:math (?:program|curriculum)|curriculum|textbook|unit \d+|materials)\b/iu,
    'Students should spend their effort on the ideas themselves, and what we change now reaches them in the next unit.',
  ],
  [/\b(?:sub|substitute|coverage)\b/iu, 'With coverage arranged early, students have a full lesson that day and no lost time.'],
  [
    /\b(?:aide|para\w*|push[- ]in|co-?teacher|extra (?:adult|help|hands))\b/iu,
    'With another adult in the room, students who are stuck get help while the lesson is still going on.',
  ],
];

/** Of a rule that is not clear. */
export const POLICY_WHY: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:phones?|cell ?phones?|devices|airpods|earbuds)\b/iu,
    'Students do best when the rule on phones is clear and the same in every class.',
  ],
  [
    /\b(?:grading|late work|retakes?|re-?do|zeros?|extra credit|grade ?book|report cards?|homework)\b/iu,
    'Students should know what a grade stands for, and that it stands for the same thing in every class.',
  ],
  [/\b(?:dress|hoods?|hoodies?|hats?)\b/iu, 'Students accept a rule more easily when every adult reads it in the same way.'],
  [
    /\b(?:field trip|permission|chaperone|medication|allerg\w+|pick ?up|dismissal)\b/iu,
    'It is about keeping students safe, and I want to do it right.',
  ],
];

export const CONCERN_WHY: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:sle(?:ep|pt)\w*|head down|tired|falls? asleep)\b/iu,
    'A student who cannot stay awake cannot learn, and I would like us to understand this early and help.',
  ],
  [
    /\b(?:absen\w+|attendance|tard\w+|late)\b/iu,
    'Each day in class builds on the one before, and I would like us to act while catching up is still easy.',
  ],
  [
    /\b(?:bully\w*|teas\w+|threat\w*|hit|push\w*|fight\w*|name[- ]calling)\b/iu,
    'All students need to feel safe at school, and I would like us to act early and on the same facts.',
  ],
  [
    /\b(?:failing|grades?|reading level|behind|below|missing)\b/iu,
    'The earlier the right support begins, the less there is to catch up on.',
  ],
  [
    /\b(?:hungry|food|clothes|coat|hygiene|shower)\b/iu,
    'Students learn when their basic needs are met, and I would like us to help quietly and with respect.',
  ],
  [
    /\b(?:cr(?:y|ies|ied|ying)|anxi\w+|upset|worr\w+|withdrawn|sad|panic\w*)\b/iu,
    'A student who feels safe can learn, and timely, quiet support makes the greatest difference.',
  ],
];

export const DANGER_PHRASES: PrincipalPhrases = {
  subject: 'Urgent student concern',
  plainSubject: 'I need to speak with you today',
  isPrivate: true,
  ask: [
    'I am asking to speak with you or the counselor today, before the student leaves school. I will come to the office now.',
    'Could you call me or meet me today? It concerns the safety of a student and cannot wait.',
  ],
  lead: 'This is what I saw or was told, as exactly as I can put it.',
  why: ['The safety of the student comes first, and I want the student to be safe and not alone today.'],
  offers: [
    'Until we have spoken, I will see to it that the student is not alone, and I am ready to make or join in the report that is required.',
  ],
  decisions: ['Please tell me today who speaks with the student and with the family, and who makes the report.'],
  needs: [],
  more: ['I will keep to what I saw and heard, and write down the times.'],
  notice:
    'Do not send this and wait. If a student may be in danger, go to the office or the counselor now, call 911 in an emergency (988 is the suicide and crisis lifeline), and make the report that your state requires of you. Write no more than is needed.',
};

/** As teachers write it: harm to oneself, harm by others, threats. */
const DANGER =
  /\b(?:(?:hurt|harm|kill|cut)(?:s|ing|ting)? (?:herself|himself|themselves|themself|myself)(?! off)|(?:wants?|wish(?:es)?|going) to die|suicid\w*|self[- ]harm\w*|end (?:her|his|their) life|(?:being|is|was|been|sexual|physical) abused?|molest\w*|sexually|(?:hits|beats|beat|touches|touched) (?:her|him|them) (?:at home|inappropriately)|(?:brought|has|carries|bring) a (?:gun|knife|weapon)|(?:cuts|bruis(?:es|ing)|burns?|welts|burn marks) (?:on|all over) (?:(?:his|her|their|the|both) )?(?:arms?|wrists?|legs?|thighs?|back|face|neck|body)|threat(?:en\w*|s) to (?:hurt|kill|shoot|stab))/iu;

export const speaksOfDanger = (details: string): boolean => DANGER.test(details);

/** After the purpose's own, where an email is still too short. */
export const MORE_FOR_ALL = [
  'If a short talk is easier for you, I will come by at a time that suits you.',
  'Please let me know what else you would like to see.',
];

export const THANKS = ['Thank you for your time and for considering this.', 'Thank you for considering this.'];
export const CLOSINGS = ['Sincerely,', 'Respectfully,'];

/** Emails that call for tact: behavior, incidents, attendance, and the invitation to a conference. */
import type { ParentPhrases } from './parent-phrases.ts';
import { CALL_CONTACTS } from './parent-contacts.ts';

const OPENINGS = [
  'I am writing because I care about {student} and want us to work as a team.',
  'Thank you for reading this. I want you to hear it from me, calmly and in full.',
  'You know {student} best. So I want to share what I saw at school and hear what you think.',
  'I value {student} as part of our class, and I want to be open with you.',
  'I hope this note finds you well. I want to keep you informed and work on this with you.',
] as const;

export const CONDUCT_PHRASES = {
  'Behavior Update': {
    subjects: [
      'A note about {student}’s day at school',
      'How things are going for {student} in class',
      'An update from class about {student}',
      '{student} at school: a short update',
    ],
    openings: OPENINGS,
    leads: [
      'Here is what I saw and heard',
      'This is what happened, as plainly as I can put it',
      'Here is what I noted',
      'These are the facts as I saw them',
    ],
    meanings: [
      'I share this because in {grade}, a calm classroom helps all students learn, {student} too.',
      'In {grade}, students are still learning how to work and be with others. We teach that just as we teach reading.',
      'What happens between people affects how well students in {grade} learn. So I would like us to look at it together, without blame.',
      'One day does not define a student. In {grade}, what counts is what we do next, as a team.',
    ],
    school: [
      'At school, I will talk with {student} in private, listen first, and agree on one thing to try.',
      'In class, I will give {student} a quiet signal and a chance to start over.',
      'I will keep notes on what helps, and I will tell {student} when things go well.',
      'I will check in with {student} at the start of the day, so that we begin on a good note.',
    ],
    home: {
      young: [
        'One thing you can do at home: ask {student} to draw what happened and tell you about the picture.',
        'At home, a short talk is enough: “What happened? What can you do next time?”',
        'One thing that helps: practice one sentence with {student}, such as “Please stop, I do not like that.”',
      ],
      middle: [
        'One thing you can do at home: listen to {student}’s side in a calm moment. Then ask, “What could you try next time?”',
        'At home, help {student} choose one step to try tomorrow, and ask about it in the evening.',
        'One thing that helps: ask {student} what makes the day go well, and tell me what you hear.',
      ],
      older: [
        'One thing you can do at home: ask {student} how it looked from the student side, and what would help next time.',
        'At home, let {student} suggest a next step, and ask how I can support it.',
        'One thing that helps: talk in a calm moment and ask {student} for one change to try this week.',
      ],
    },
    views: [
      'What did {student} tell you about it? Your view matters to me.',
      'Is there something going on that I should know about?',
      'What helps at home in moments like these? I would like to learn from you.',
      'How do you see it? I may have missed something.',
    ],
    contacts: CALL_CONTACTS,
    notice: 'A call before the email often works better here. Name no other child, and keep to what you saw or heard.',
  },
  'Incident Report': {
    subjects: [
      'About something that happened at school: {student}',
      'An incident at school and next steps: {student}',
      'From school, about {student}: please read this note',
      'About an incident at school: {student}',
    ],
    openings: [
      'I want to tell you about something that happened at school, and I want you to hear it from me.',
      'I am writing about an incident that involved {student}. I know such a message is not easy to get.',
      'This note is about something that happened at school. I will keep to what we know.',
      'I want to let you know in plain words about an incident at school.',
    ],
    leads: [
      'This is what happened',
      'These are the facts as we know them',
      'Here is what was seen and heard',
      'This is what I can tell you',
    ],
    meanings: [
      'Each student’s safety and well-being come first, in {grade} and at every age. I want you to have the facts so that you can talk with {student}.',
      'In {grade} as in every grade, feeling safe comes before learning. That is why we take this seriously and why I am writing.',
      'I am telling you this so that {student} has adults who know the same facts, at home and in our {gradeAdjective} class.',
      'Things like this can stay on the mind of a student in {grade}. It helps when home and school know the same facts.',
    ],
    school: [
      'Next, I will check in with {student} and watch how the day goes.',
      'From here, I will keep a close eye on how {student} is doing and tell you if I see a change.',
      'I will follow up with {student} and with the staff who were there, and I will tell you what I learn about {student}.',
      'I will look at what we can do so that the next days go well, and I will keep you informed.',
    ],
    home: {
      young: [
        'At home, please let {student} tell it in words or a drawing, and listen without many questions.',
        'One thing that helps at home: a calm evening as on any other day, and time to talk if {student} wants to.',
      ],
      middle: [
        'At home, please ask {student} how it was and how it feels now, and just listen at first.',
        'One thing that helps at home: let {student} tell it in {student}’s own words, and write to me if you hear something I should know.',
      ],
      older: [
        'At home, please give {student} a calm moment to tell you about it, and listen first.',
        'One thing that helps at home: ask {student} what would make the next school day easier.',
      ],
    },
    views: [
      'Please tell me what {student} says and how you see it.',
      'What have you heard at home? I would like to understand.',
      'Do you have questions, or something I should know?',
      'How is {student} at home? Please let me know.',
    ],
    contacts: [
      'I would like to talk with you in person or by phone. I can call you on [day and time], or at another time that suits you.',
      'Let us talk soon. I am free on [day and time]; if that does not work, please tell me what does.',
      'May I call you on [day and time]? You can also call the school and ask for me.',
      'I would like us to talk. Would [day and time] suit you, by phone or at school?',
    ],
    notice:
      'Call first if you can; a family should not learn of an incident by email alone. Follow your school’s reporting rules, and name no other child.',
  },
  'Attendance Issues': {
    subjects: [
      '{student}’s days at school',
      'Attendance: a note about {student}',
      'We miss {student} in class',
      'Helping {student} be at school',
    ],
    openings: [
      'We miss {student} when {student} is not in class, so I am writing to see how we can help.',
      'I hope you are all well. I am writing about {student}’s attendance, and mostly to ask how we can help.',
      'Class is not the same without {student}. I want to share what I see and hear from you.',
      'I know that mornings can be hard and that there may be good reasons. I am writing to see what we can do together.',
    ],
    leads: [
      'Here is what our records show',
      'This is what I have noted',
      'These are the dates and facts on my side',
      'This is how attendance looks so far',
    ],
    meanings: [
      'Each day in {grade} builds on the one before. A missed day is hard to make up from a worksheet.',
      'In {grade}, much of what we do is talk and shared work. That part can’t be sent home.',
      'Days add up. Two missed days a month come to about a tenth of the school year, and in {grade} that shows.',
      'I bring this up early, while it is easy to fix. In {grade}, being here is a large part of learning.',
    ],
    school: [
      'At school, I will help {student} catch up and make it easy to come back in.',
      'I will set aside what {student} missed and go over the most important part in person.',
      'If something at school makes it hard to come, I want to know and will work on it.',
      'If rides, health or something else is in the way, tell me, and I will ask who at school can help.',
    ],
    home: {
      young: [
        'One thing that helps at home: lay out clothes and the bag the night before.',
        'At home, try a set bedtime and one small thing to look forward to in the morning.',
        'One thing that helps: a quick call or note to school in the morning when {student} can’t come.',
      ],
      middle: [
        'One thing that helps at home: pack the bag the night before, and agree on a time to leave.',
        'At home, ask {student} what is the best and the hardest part of getting to school.',
        'One thing that helps: where you can, choose visits to the doctor after school, and tell me when you can’t.',
      ],
      older: [
        'One thing that helps at home: ask {student} what gets in the way of being here on time, and listen first.',
        'At home, agree with {student} on an alarm, a time to leave and a backup plan.',
        'One thing that helps: when {student} has to miss a day, ask {student} to write to me about the work.',
      ],
    },
    views: [
      'Is there something that makes it hard to be here? I am asking to help, not to judge.',
      'Do our records match yours? If not, please tell me.',
      'What would make mornings easier? We may be able to help.',
      'What should I know? You may see reasons that I can’t.',
    ],
    contacts: CALL_CONTACTS,
    notice: 'Check the dates with the office before you send this. A call often brings out reasons that an email does not.',
  },
  'Parent Conference Request': {
    subjects: [
      'Can we meet about {student}?',
      'An invitation to talk about {student}',
      'A time to meet about {student}',
      'Meeting about {student}: what time suits you?',
    ],
    openings: [
      'I would like to sit down with you and talk about {student}.',
      'I would like to invite you to a short meeting about {student}.',
      'Could we find a time to meet about {student}? I would value a talk in person.',
      'I am writing to ask for a time to meet, because you and I see different sides of {student}’s learning.',
    ],
    leads: [
      'This is what I would like to talk about',
      'Here is why I am asking',
      'These are the points I have in mind',
      'Here is what I would bring to the meeting',
    ],
    meanings: [
      'In {grade}, a talk of twenty minutes can do more than many emails. We can look at the work and plan the next step.',
      'What helps a student in {grade} most is when home and school pull in the same direction. A meeting is a good place to start.',
      'I would like us to leave with one clear plan for {grade} that {student} can follow as well.',
      'You know {student} at home, and I know how {student} works in {grade}. Put together, that gives a fuller picture.',
    ],
    school: [
      'I will bring examples of work and my notes, and I will leave time for your questions.',
      'The meeting would take about twenty minutes, at school, by phone or by video.',
      'If an interpreter would help, please tell me, and I will ask the school to arrange one.',
      'We can meet before or after school, or by phone if that is easier for you.',
    ],
    home: {
      young: [
        'Before we meet, please ask {student} what is fun at school and what is hard.',
        'Before we meet, please think of one thing that {student} loves to do. It will help me.',
      ],
      middle: [
        'Before we meet, please ask {student} for one thing that goes well and one that should change.',
        'Before we meet, please jot down one thing that you would like me to know.',
      ],
      older: [
        'Before we meet, please ask {student} if {student} would like to join us, and what to talk about.',
        'Before we meet, please ask {student} for one goal that we should discuss.',
      ],
    },
    views: [
      'What would you like to talk about? I will make room for it.',
      'Please tell me what is on your mind as well.',
      'Which questions would you like to bring?',
      'Is there something you would like me to prepare?',
    ],
    contacts: [
      'Would [two days and times] work? If not, please send me a time that does.',
      'I could meet on [two days and times]. Please reply with the one that suits you, or suggest another.',
      'Here are two times: [two days and times]. If neither works, I will work around your schedule.',
      'Please choose one of these, or name another time: [two days and times].',
    ],
    notice: '',
  },
} satisfies Record<string, ParentPhrases>;

/** Emails about learning: progress, class work, homework, participation, projects, praise. */
import type { ParentPhrases } from './parent-phrases.ts';
import { CALL_CONTACTS, EASY_CONTACTS, NO_WORRY_CONTACTS } from './parent-contacts.ts';

const OPENINGS = [
  'I hope you are well. I want to keep you up to date on {student}’s learning, so that we can work as a team.',
  'Thank you for all you do for {student}. I am writing so that home and school see the same picture.',
  'I am glad to have {student} in class, and I want you to hear from me first.',
  'You know {student} best, so I want to share what I see at school and hear what you see.',
  'I want you to have a clear picture of {student}’s work in class, so here is a short note.',
] as const;

export const ACHIEVEMENT_PHRASES = {
  'Academic Progress': {
    subjects: [
      '{student}’s progress',
      'How {student} is doing in class',
      'A progress note about {student}',
      'An update on {student}’s learning',
    ],
    openings: OPENINGS,
    leads: [
      'Here is where things stand',
      'This is what I can tell you about the work so far',
      'Here is what I have seen in class',
      'These are the facts as I have them',
    ],
    meanings: [
      'In {grade}, new skills build on earlier ones. When we both know where {student} stands, we can plan the next step.',
      'This matters because what we learn in {grade} is the base for what comes next. Small steps now make later work easier.',
      'A clear picture early on gives us time. In {grade}, a bit of steady practice goes a long way.',
      'Progress in {grade} is made of small steps. To know the last step helps us choose the next one.',
    ],
    school: [
      'At school, I will check in with {student} on the next step and keep you posted on what I see.',
      'In class, I will choose practice that fits this step and look at the results with {student}.',
      'I will keep watching how the work goes and share the next results with you.',
      'I will set one clear goal with {student} and look at it again with {student} each week.',
    ],
    home: {
      young: [
        'One thing you can do at home: ask {student} to show you one thing from school and tell you how it works.',
        'At home, five minutes of reading or counting together, a few times a week, is plenty.',
        'One simple thing that helps: let {student} be the teacher at home and explain one thing from the day.',
      ],
      middle: [
        'One thing that helps at home: ask {student} to explain one idea from class and give one example.',
        'At home, ten minutes of practice on three days a week is better than an hour on one day.',
        'One thing you can do: look over one piece of work together and ask, “What would you do next?”',
      ],
      older: [
        'One thing that helps at home: ask {student} to walk you through one piece of recent work and name the next step.',
        'At home, you could ask {student} to set one small goal for the week and tell you how it went.',
        'One thing you can do: ask {student} which topic feels least sure, and what plan there is for it.',
      ],
    },
    views: [
      'How does schoolwork look from home? I would like to know what you notice.',
      'What do you see at home that would help me teach {student}?',
      'Does this fit with what you see? I would value your view.',
      'What has helped {student} learn in the past? Your view would help me.',
    ],
    contacts: EASY_CONTACTS,
    notice: '',
  },
  'Class Performance': {
    subjects: [
      '{student}’s work in class',
      'A note about {student}’s class work',
      'How class is going for {student}',
      '{student} in class: an update',
    ],
    openings: OPENINGS,
    leads: [
      'Here is what I have seen during class',
      'This is how class work has looked',
      'These are the things I have noted in lessons',
      'Here is a look at the work in class',
    ],
    meanings: [
      'Much of what we learn in {grade} happens in class, with me and classmates close by. So it helps to look at that time together.',
      'In {grade}, class time is where questions get answered. That is why I want us both to know how it goes.',
      'How class time goes shapes how much sticks. In {grade}, that time counts.',
      'Class work in {grade} shows me how {student} thinks, which a test can’t do alone.',
    ],
    school: [
      'At school, I will give {student} quick feedback during lessons and note what helps.',
      'I will check in with {student} at the start of work time and again at the end.',
      'In the next lessons, I will look closely at what helps {student} do strong work.',
      'I will talk with {student} about one goal for class and how we can both see progress.',
    ],
    home: {
      young: [
        'One thing you can do at home: ask, “What did you make or do in class today?” and let {student} show you.',
        'At home, you can play school for five minutes and let {student} tell you the steps of a task.',
        'One thing that helps: on the way home, ask {student} for one thing that felt easy and one that felt hard.',
      ],
      middle: [
        'One thing you can do at home: ask {student}, “What did you work on in class, and what helped you?”',
        'At home, ask {student} to show you one piece of class work and tell you what was hard about it.',
        'One thing that helps: agree on a question that {student} will ask in class this week.',
      ],
      older: [
        'One thing you can do at home: ask {student} what helps most during class, and what gets in the way.',
        'At home, ask {student} to tell you one idea from class in two minutes, without notes.',
        'One thing that helps: ask {student} to choose one habit for class and try it for a week.',
      ],
    },
    views: [
      'What does {student} say about class at home? I would like to hear it.',
      'Does this match what you hear at home?',
      'What do you think would help {student} most in class?',
      'How do you see it? Your view would help me plan.',
    ],
    contacts: EASY_CONTACTS,
    notice: '',
  },
  'Homework Concerns': {
    subjects: [
      '{student} and homework',
      'Homework: a note about {student}',
      'Making homework work for {student}',
      'A question about {student}’s homework',
    ],
    openings: OPENINGS,
    leads: [
      'Here is what I have seen with homework',
      'This is what my notes on homework show',
      'Here are the facts about homework so far',
      'This is how homework has looked on my side',
    ],
    meanings: [
      'In {grade}, homework is short practice of what we did in class. It shows me what is clear and what needs more time.',
      'Homework is not about grades alone. In {grade}, it helps new learning stick, and it tells me what to teach again.',
      'I bring this up because practice at home helps lessons in {grade} make sense the next day.',
      'When homework does not come in, I can’t see which part of our {gradeAdjective} work needs help. So I would like us to look at it together.',
    ],
    school: [
      'At school, I will make sure {student} knows what the task is before leaving, and I will check in the next day.',
      'I will talk with {student} about what makes homework hard and adjust the load if that helps.',
      'In class, I will take two minutes to start the task with {student}, so that the first step is done.',
      'I will look at what is most useful to practice, so that the time at home counts.',
    ],
    home: {
      young: [
        'One thing that helps at home: pick one spot and one time, and sit close by for ten minutes.',
        'At home, a quiet spot and ten minutes are enough. If it takes longer, stop and write me a note.',
        'One thing you can try: put the folder by the door each night, as the last step of the day.',
      ],
      middle: [
        'One thing that helps at home: choose a set time and place for homework, and let {student} cross off what is done.',
        'At home, ask {student} to show you the task and say the first step out loud. Then step back.',
        'One thing you can try: a 20-minute timer. When it rings, {student} may stop and note what was hard.',
      ],
      older: [
        'One thing that helps at home: ask {student} to plan the week’s homework on Sunday and show you the plan.',
        'At home, agree with {student} on a set time for homework, with the phone in another room.',
        'One thing you can try: ask {student} each evening which task comes first, and leave the rest to {student}.',
      ],
    },
    views: [
      'What does homework time look like at home? It would help me to know.',
      'Is there something that makes homework hard at the moment? I would like to understand.',
      'Is the amount right? Please tell me how long it takes.',
      'What has worked for your family before? I am glad to try it.',
    ],
    contacts: EASY_CONTACTS,
    notice: 'If this has gone on for a while, a short call often shows what gets in the way.',
  },
  'Missing Assignments': {
    subjects: [
      'Assignments to make up: {student}',
      '{student}: work that is still open',
      'A plan for {student}’s open assignments',
      'Missing work and a way forward for {student}',
    ],
    openings: OPENINGS,
    leads: [
      'Here is what is still open',
      'My records show the following',
      'This is what I have noted so far',
      'These are the facts from my grade book',
    ],
    meanings: [
      'In {grade}, each task shows me what has been learned. When work is not there, I can’t tell what {student} knows or needs.',
      'I am writing now because there is still time. In {grade}, a few open tasks can be made up step by step.',
      'Open work can pile up and feel heavy. In {grade}, it is easier to catch up early, one task at a time.',
      'This work counts in {grade}, and it also helps with what we do next. That is why I would like us to make a plan.',
    ],
    school: [
      'At school, I will go through the list with {student} and mark the one task to start with.',
      'I will give {student} a short list in order, and time in class to ask about it.',
      'I will sit down with {student}, look at what can be made up and set a date for each piece.',
      'I will check in with {student} each day until the list is done. I am glad to help where a task is not clear.',
    ],
    home: {
      young: [
        'One thing you can do at home: look in the folder together and send back the one page that is easiest to finish.',
        'At home, please check the backpack with {student} and put any finished pages in the folder.',
        'One thing that helps: do one page together, with breaks, and send it in the next day.',
      ],
      middle: [
        'One thing you can do at home: ask {student} to pick one open task, finish it tonight and put it in the bag.',
        'At home, please help {student} make a list of the open work and cross off one task a day.',
        'One thing that helps: check the folder or bag together. Now and then, work gets done and stays in the bag.',
      ],
      older: [
        'One thing you can do at home: ask {student} to show you the list of open work and a plan with dates.',
        'At home, please ask {student} to open the online grade book with you and choose the first task to finish.',
        'One thing that helps: a set hour this week for make-up work, planned by {student}.',
      ],
    },
    views: [
      'Is something making it hard to finish work at the moment? I would like to understand.',
      'What do you see at home when {student} sits down to work?',
      'Does my list match what {student} tells you? If not, please let me know.',
      'What would help from your side? I am open to ideas.',
    ],
    contacts: CALL_CONTACTS,
    notice: 'Check the list against your grade book once more, and think about a call first: it often clears things up.',
  },
  'Positive Recognition': {
    subjects: ['Good news about {student}', 'A bright moment for {student}', 'Something to celebrate: {student}', '{student} made my day'],
    openings: [
      'I do not want to keep this good news to myself.',
      'Teachers write home too seldom when things go well. So here is some good news.',
      'This is a happy note, and I hope it makes you smile.',
      'I am writing with something you will be glad to hear.',
      'Some moments in class deserve to be shared at home. This is one of them.',
    ],
    leads: ['Here is what I saw', 'This is what made me want to write', 'Let me tell you what it was', 'This is the moment I mean'],
    meanings: [
      'Moments like this make our {gradeAdjective} class a better place to learn. They show effort and care, and I noticed.',
      'This matters to me because learning in {grade} is about more than marks. It is also about how we work and treat each other.',
      'I see what it takes to do this in {grade}. I am proud to be {student}’s teacher.',
      'It is what I hope for in {grade}, and it helps the whole class. It deserves to be seen.',
    ],
    school: [
      'I will tell {student} that I wrote to you, and what it is that I value.',
      'I will make sure {student} hears it from me at school, too.',
      'I will keep this in mind as we plan what comes next. It is something to build on, and I will tell {student} so at a quiet moment.',
      'In class, I will look for more chances for {student} to use this strength.',
    ],
    home: {
      young: [
        'If you like, read this note aloud to {student} tonight.',
        'If you like, ask {student} to act it out for you.',
        'If you like, hang this note where {student} can see it.',
      ],
      middle: [
        'If you like, read this note to {student} and ask for the whole story.',
        'If you like, tell {student} tonight what in this note makes you happy.',
        'If you like, ask {student} to tell you how it came about.',
      ],
      older: [
        'If you like, show {student} this email. It is meant for both of you.',
        'If you like, tell {student} that this note came, and what it means to you.',
        'If you like, ask {student} how it felt from the other side.',
      ],
    },
    views: [
      'I would love to hear what {student} tells you about it.',
      'I wonder what you see at home. Do you notice the same thing?',
      'How does {student} tell this story at home?',
      'Is there something like this at home that I should know about? I would enjoy hearing it.',
    ],
    contacts: NO_WORRY_CONTACTS,
    notice: '',
  },
  'Classroom Participation': {
    subjects: [
      '{student}’s voice in class',
      'How {student} takes part in class',
      'Taking part in class: a note about {student}',
      '{student} and class discussions',
    ],
    openings: OPENINGS,
    leads: [
      'Here is what I have noticed when we talk and work as a class',
      'This is how it looks when we share ideas',
      'Here is what I have seen in our discussions',
      'This is what I have noted about taking part',
    ],
    meanings: [
      'In {grade}, talking about ideas is part of learning them. There are many good ways to take part, and speaking up is only one of them.',
      'When students in {grade} share how they think, I can help at once, and others learn as well.',
      'Taking part in {grade} can mean asking, listening, writing or showing. I want {student} to have a way that fits.',
      'I watch for this in {grade} because a voice in class is a way to learn and to belong.',
    ],
    school: [
      'In class, I will give time to think and to talk with a partner before anyone speaks to the whole class.',
      'I will talk with {student} about a way of taking part that feels right, and we will try it.',
      'I will let {student} know a question ahead of time, so that there is time to get ready.',
      'I will make room for other ways to share, such as notes, drawings or small groups.',
    ],
    home: {
      young: [
        'One thing you can do at home: take turns at dinner, and let each person tell one thing about the day.',
        'At home, ask {student} a question that needs more than yes or no, and wait a little for the answer.',
        'One thing that helps: let {student} order, ask or tell something out loud when you are out together.',
      ],
      middle: [
        'One thing you can do at home: ask {student} for an opinion on something small, and ask, “What makes you think so?”',
        'At home, let {student} explain a game or a show to you, and ask two real questions.',
        'One thing that helps: practice one sentence with {student}, such as “I would like to add …”.',
      ],
      older: [
        'One thing you can do at home: ask {student} for a view on something in the news, and trade reasons.',
        'At home, ask {student} which way of taking part feels best, and which one to try next.',
        'One thing that helps: ask {student} to prepare one question for class this week.',
      ],
    },
    views: [
      'How does {student} share ideas at home? That would help me find a good way in class.',
      'What does {student} say about class discussions?',
      'Is there something I should know about how {student} likes to take part?',
      'How do you see it? I would like to learn from you.',
    ],
    contacts: EASY_CONTACTS,
    notice: '',
  },
  'Project Updates': {
    subjects: [
      '{student}’s project: where it stands',
      'Project update for {student}',
      'A look at {student}’s project',
      'Project news: {student}',
    ],
    openings: [
      'Our project is under way, and I want you to know how it is going for {student}.',
      'I hope you are well. Here is a short look at the project that {student} is working on.',
      'You may have heard about our project at home. This is how it looks from school.',
      'I want to keep you in the picture about {student}’s project, so that nothing comes as a surprise.',
    ],
    leads: [
      'Here is where the project stands',
      'This is what has happened so far and what comes next',
      'Here are the facts and dates',
      'This is the state of the work',
    ],
    meanings: [
      'In {grade}, a project lets students plan, make choices and see something through. Those skills last.',
      'A project in {grade} is more than the final product. I look at the steps along the way as well.',
      'Longer work like this is how students in {grade} learn to plan ahead and ask for help in time.',
      'This project brings together much of what we do in {grade}. That is why each step counts.',
    ],
    school: [
      'At school, there will be time to work and to ask. I will look at the next step with {student}.',
      'I will check in with {student} along the way and say what is done and what comes next.',
      'In class, I will help {student} break the work into small steps with a date for each.',
      'I will give feedback before the end, so that there is time to make changes.',
    ],
    home: {
      young: [
        'One thing you can do at home: ask {student} to tell you about the project and what the best part is.',
        'At home, help {student} find one thing for the project that you already have. Please do not buy anything.',
        'One thing that helps: listen while {student} practices telling about the project.',
      ],
      middle: [
        'One thing you can do at home: ask {student} what the next step is and when it will be done.',
        'At home, let {student} show you the plan, and let the work stay in {student}’s hands.',
        'One thing that helps: mark the next date on a calendar at home with {student}.',
      ],
      older: [
        'One thing you can do at home: ask {student} to show you the plan and the step for this week.',
        'At home, be the first audience. Let {student} explain the project in three minutes, and ask one question.',
        'One thing that helps: ask {student} what could get in the way, and what the plan is if it does.',
      ],
    },
    views: [
      'What does {student} say about the project at home?',
      'Is there something {student} needs for it that is hard to get? Please tell me, and I will help.',
      'Do you have questions about the project or the dates?',
      'How do you see the work so far?',
    ],
    contacts: EASY_CONTACTS,
    notice: '',
  },
  Other: {
    subjects: [
      'A note about {student}',
      'Something to share about {student}',
      'From school: a note about {student}',
      'A short message about {student}',
    ],
    openings: [
      'I hope you are well. I am writing with a short note about {student}.',
      'Thank you for taking a moment to read this note about {student}.',
      'I want to keep you in the loop, so here is a short message from school.',
      'I am writing so that you hear this from me first.',
    ],
    leads: [
      'Here is what I would like you to know',
      'This is what it is about',
      'Here are the facts',
      'Let me share it as plainly as I can',
    ],
    meanings: [
      'I am telling you because school in {grade} goes best when home and school know the same things.',
      'It helps {student} in {grade} when the adults around share what they know.',
      'I think this matters for {student}’s days in {grade}, so I did not want to wait.',
      'In {grade}, small things can make a big difference. That is why I like to share them early.',
    ],
    school: [
      'At school, I will keep an eye on this and let you know if something changes.',
      'I will follow up with {student} and write to you if there is news.',
      'On my side, I will keep this in mind and check in with {student}.',
      'I will do what I can at school and keep you posted.',
    ],
    home: {
      young: [
        'One thing you can do at home: ask {student} to tell or draw how the day went.',
        'At home, a short chat about the school day before bed is a good moment to listen.',
        'One thing that helps: ask {student} for one thing to tell you about school today.',
      ],
      middle: [
        'One thing you can do at home: talk with {student} about this note and ask how it looks from there.',
        'At home, ask {student}, “What would you like your teacher to know?”',
        'One thing that helps: find a calm moment to ask {student} about it.',
      ],
      older: [
        'One thing you can do at home: read this note with {student} and ask for a view on it.',
        'At home, ask {student} what would help, and let me know if I can do something.',
        'One thing that helps: ask {student} how things look from the student side.',
      ],
    },
    views: [
      'How do you see it? I would like to hear from you.',
      'Is there something I should know? I am glad to listen.',
      'What questions do you have for me?',
      'Please tell me what you think.',
    ],
    contacts: EASY_CONTACTS,
    notice: '',
  },
} satisfies Record<string, ParentPhrases>;

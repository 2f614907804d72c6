/**
 * What a framework asks of children in the first years of school (up to grade 2), who say, draw and show what older
 * students read and write. Where a framework is not listed, what it asks of all fits them too.
 */
import type { FrameworkLens, FrameworkMoves } from './framework-lens.ts';

export const IN_FIRST_YEARS: Readonly<Partial<Record<FrameworkLens['code'], Partial<FrameworkMoves>>>> = {
  NGSS: {
    studentTask: 'Draw what happens. Use an arrow to show what makes it happen.',
    question: 'What makes something happen in {topic}, and how could you show it?',
    objective: 'show with a drawing how one thing in {topic} makes another happen',
    activity: {
      title: 'Draw it, look again, change it',
      purpose: 'extend',
      thinking: 'analyze',
      materials: ['a sheet of paper for each group'],
      steps: [
        'Draw what happens, with an arrow from what makes it happen.',
        'Say what you think will happen next.',
        'Look at it again, in the classroom or in a picture.',
        'Change one part of your drawing, and say why.',
      ],
      lookFor: 'Arrows go from what makes it happen to what happens, and a change has a reason.',
    },
  },
  CCRS: {
    studentTask: 'Say how you know. Point to a picture or a word that shows it.',
    question: 'What do you think is most important about {topic}, and how do you know?',
    objective: 'say something about {topic} and point to what shows it',
    activity: {
      title: 'Say it and show how you know',
      purpose: 'practice',
      thinking: 'evaluate',
      materials: ['a picture or a book on the topic'],
      steps: [
        'Look at the picture or the book with your partner.',
        'Say one thing that you know about {topic}.',
        'Point to what shows it.',
        'Let your partner find one more thing that shows it.',
      ],
      lookFor: 'Students point at something that is there; “I just know” is not enough.',
    },
  },
  NCSS: {
    question: 'What in {topic} may be the same for a child far away, and what may not?',
    objective: 'tell what in {topic} may be the same for someone else and what may not',
    activity: {
      title: 'You and someone else',
      purpose: 'practice',
      thinking: 'analyze',
      materials: ['paper and pencils'],
      steps: [
        'Draw one thing about {topic} that you know.',
        'Think of someone who lives on a farm, in a big city or far away.',
        'Tell your partner what may be the same for that person.',
        'Tell what may not be the same.',
      ],
      lookFor: 'Students name something alike and something different, and call nobody’s way strange.',
    },
  },
  C3: {
    studentTask: 'Ask one question about {topic}. Tell who or what could help you find out.',
    question: 'What would you like to find out about {topic}, and where could you look?',
    objective: 'ask a question about {topic} and use pictures or books to answer it',
    activity: {
      title: 'From question to answer',
      purpose: 'extend',
      thinking: 'analyze',
      materials: ['two pictures or books on the topic'],
      steps: [
        'Say one question that you have about {topic}.',
        'Look at both pictures or books with your partner.',
        'Tell what each one shows you.',
        'Say your answer, and what you would still like to know.',
      ],
      lookFor: 'Students use what they saw, and notice where the two do not show the same.',
    },
  },
  NSTA: {
    studentTask: 'Draw what you see first. Then tell why you think it is so.',
    objective: 'tell what they see of {topic} apart from what they think',
    activity: {
      title: 'See first, then tell why',
      purpose: 'explore',
      thinking: 'analyze',
      materials: ['paper and pencils'],
      steps: [
        'Look closely and draw only what you can see.',
        'Find one thing that your partner saw as well.',
        'Say why you think it is so.',
        'Say what you would look at next.',
      ],
      lookFor: 'The drawing shows what is there. The reasons come after.',
    },
  },
  NCTE: {
    studentTask: 'Tell your answer to a partner. Change one thing to make it clearer.',
    objective: 'tell about {topic} for a real reader and make one part clearer',
    activity: {
      title: 'Someone to read it',
      purpose: 'extend',
      thinking: 'create',
      materials: ['paper and pencils'],
      steps: [
        'Choose someone to write or draw for.',
        'Write or draw one thing about {topic} for that person.',
        'Show it to a partner, who asks one question.',
        'Add or change one thing.',
      ],
      lookFor: 'The change answers the partner’s question.',
    },
  },
  ILA: {
    studentTask: 'Point to the picture or the word that helped you most. Tell why.',
    question: 'Which picture or word helped you understand {topic}, and how?',
    objective: 'tell what helped them understand a book on {topic}',
    activity: {
      title: 'What helps us understand',
      purpose: 'explain',
      thinking: 'apply',
      materials: ['a picture book on the topic'],
      steps: [
        'Listen to the first pages and look at the pictures.',
        'Say what you think comes next, and why.',
        'Listen on and find out.',
        'Tell what helped you: a picture, a word or what you knew.',
      ],
      lookFor: 'Students name what helped them, and not only what happened.',
    },
  },
  SEADAE: {
    studentTask: 'Draw the main idea, or show it with your body.',
    activity: {
      title: 'Without words',
      purpose: 'extend',
      thinking: 'create',
      materials: ['paper and pencils'],
      steps: [
        'Choose one thing about {topic} to show.',
        'Draw it or act it out. Use no words and no numbers.',
        'Let another pair say what they see.',
        'Change one thing to make it easy to see.',
      ],
      lookFor: 'Others can tell what is meant, and the change helps them.',
    },
  },
  ISTE: {
    studentTask: 'Show one thing about {topic} with a picture or your voice. Tell where you found it out.',
    question: 'How could you show {topic} to someone who is not here?',
    objective: 'show one thing about {topic} in a picture or a recording and tell where they found it out',
    activity: {
      title: 'Show it with a picture or your voice',
      purpose: 'extend',
      thinking: 'create',
      materials: ['one device for each group'],
      steps: [
        'Choose one thing to show about {topic}.',
        'Take a picture of it, or draw it, or record your voice.',
        'Say where you found it out.',
        'Ask a partner what your picture or your voice tells.',
      ],
      lookFor: 'One thing is shown clearly, and students can say who told them or which book showed it.',
    },
  },
  CSTA: {
    studentTask: 'Tell the steps so clearly that a robot could do them.',
    question: 'Which part of {topic} goes step by step, and what comes first?',
    objective: 'put something in {topic} into steps that someone else can follow',
    activity: {
      title: 'Steps for a robot',
      purpose: 'practice',
      thinking: 'apply',
      materials: ['index cards'],
      steps: [
        'Choose one thing in {topic} that goes step by step.',
        'Draw one step on each card.',
        'Let a partner play the robot and do what the cards show.',
        'Change the card that the robot did not understand.',
      ],
      lookFor: 'The robot can do each card without help.',
    },
  },
  CDC: {
    activity: {
      title: 'Show what you would do',
      purpose: 'practice',
      thinking: 'apply',
      materials: ['open space'],
      steps: [
        'Think of a time to stay safe or well that has to do with {topic}.',
        'Tell two things that someone could do.',
        'Say which one you would choose, and why.',
        'Act it out with your partner.',
      ],
      lookFor: 'Students show what they would say or do, and give a reason.',
    },
  },
  CCTE: {
    question: 'Who works with {topic}, and how does that person help others?',
    objective: 'tell who works with {topic} and what that person does',
    activity: {
      title: 'Play the job',
      purpose: 'practice',
      thinking: 'apply',
      materials: ['things or pictures to play with'],
      steps: [
        'Name a job in which someone works with {topic}.',
        'Play that person. Your partner comes and asks for help.',
        'Show what you would do, and say why.',
        'Change places.',
      ],
      lookFor: 'What the children do fits the job and uses what they have learned.',
    },
  },
  ACTE: {
    studentTask: 'Pretend that someone asks you about {topic}. Tell what that person needs to know.',
    question: 'Who might ask for your help with {topic}, and what would you do first?',
    objective: 'do a small job on {topic} and check that it is done well',
    activity: {
      title: 'A job done well',
      purpose: 'practice',
      thinking: 'apply',
      materials: ['paper and pencils'],
      steps: [
        'Think of someone who wants to know about {topic}.',
        'Say two things that will make it a good job.',
        'Draw or tell what that person needs to know.',
        'Check both things with your partner.',
      ],
      lookFor: 'Students hold their work against what they said would make it good.',
    },
  },
};

/** Emails that ask an administrator for something: resources, learning, a meeting, a project. */
import type { AdminPhrases } from './admin-phrases.ts';

export const REQUEST_PHRASES = {
  'Resource Request': {
    subject: 'Resource request',
    asks: [
      'I am writing to ask for your approval of a resource request for my classroom. The details are below.',
      'May I ask you to approve a resource that my students need? I have kept the reasons short.',
      'I would like to request a resource for our classroom and ask for your decision.',
      'This is a resource request for your approval, with the facts that you will need.',
    ],
    asksWithTopic: [
      'I am writing to ask for your approval of this resource request: {topic}.',
      'May I ask you to approve the following resource for my students: {topic}?',
      'I would like to request the following for our classroom: {topic}.',
      'This is a resource request for your approval: {topic}.',
    ],
    leads: ['Here are the facts', 'This is the situation', 'The details are these', 'Here is what I can tell you'],
    benefits: [
      'For students, it comes down to access: each of them should be able to do the work, not just watch others do it.',
      'The benefit for students is time on task. With what they need at hand, lessons go to learning rather than to waiting.',
      'What I want for students is simple: the same chance for everyone to practice, try again and show what they know.',
      'Students would gain more direct practice during class, which is where I can help them on the spot.',
    ],
    proposals: [
      'I am glad to collect quotes, fill out the forms and report back after six weeks on how the materials are used.',
      'If the full request is not possible now, a smaller first step or a loan would already help. I can suggest which part matters most.',
      'I can also ask colleagues whether we could share the materials, so that more classes gain from one purchase.',
      'I can look for a grant or a donation to cover part of it, if you tell me what the school could contribute.',
    ],
    decisions: [
      'Could you let me know {by} whether I may go ahead?',
      'I would be grateful for a yes, a no or your questions {by}.',
      'Please tell me {by} whether this can be approved, in full or in part.',
      'A decision {by} would leave enough time to order.',
    ],
    needs: ['quantity', 'cost', 'date'],
    notice: '',
  },
  'Professional Development': {
    subject: 'Professional development request',
    asks: [
      'I am writing to ask for your approval to take part in professional development. The details are below.',
      'May I have your approval for a professional learning opportunity that fits my teaching?',
      'I would like to request support for professional development and ask for your decision.',
      'This is a request for your approval of professional learning, with the facts that I have so far.',
    ],
    asksWithTopic: [
      'I am writing to ask for your approval of this professional development: {topic}.',
      'May I have your approval for the following professional learning: {topic}?',
      'I would like to request support for this professional development: {topic}.',
      'This is a professional development request for your approval: {topic}.',
    ],
    leads: ['Here are the facts', 'This is what it involves', 'The details are these', 'Here is what I know so far'],
    benefits: [
      'My students would gain from it directly, because I would use what I learn in class and look at their work for the effect.',
      'The point is better lessons: I want students to meet stronger questions, clearer models and more useful feedback.',
      'For students, it would mean a teacher who has practiced new methods before using them with the class.',
      'What I learn would reach students in the next unit, and their work will show whether it helps.',
    ],
    proposals: [
      'I would leave full plans for a substitute and share the main ideas with our team in a short session afterward.',
      'Afterward, I can lead a 20-minute session for colleagues and pass on the materials.',
      'I will try one method with my classes, collect samples of student work and show you the results.',
      'To keep the cost low, I am open to an online format or to sharing one place with a colleague.',
    ],
    decisions: [
      'Could you let me know {by} whether I may register?',
      'I would be grateful for your decision {by}, so that I can arrange coverage.',
      'Please tell me {by} whether the school can support this, in full or in part.',
      'If you approve, a short reply {by} is all I need to go ahead.',
    ],
    needs: ['cost', 'date'],
    notice: '',
  },
  'Meeting Request': {
    subject: 'Meeting request',
    asks: [
      'I would like to ask for a short meeting with you. The reason is below.',
      'Could we meet for about twenty minutes? I would like to talk something through with you.',
      'I am writing to request a meeting with you at a time that suits your schedule.',
      'May I have twenty minutes of your time for a conversation in person?',
    ],
    asksWithTopic: [
      'I would like to ask for a short meeting with you about the following: {topic}.',
      'Could we meet for about twenty minutes to talk about this: {topic}?',
      'I am writing to request a meeting with you. The subject is {topic}.',
      'May I have twenty minutes of your time for this topic: {topic}?',
    ],
    leads: ['This is what I would like to discuss', 'Here is the background', 'These are the points', 'Here is why I am asking'],
    benefits: [
      'I believe that a short conversation now will help us make a better decision for students.',
      'It matters for students because what we settle here shapes their days in class.',
      'My aim is a plan that serves students well and that all of us can keep.',
      'The sooner we have talked it through, the sooner students will feel the benefit.',
    ],
    proposals: [
      'I will bring the key facts on one page and two options for us to compare.',
      'I will send you a short outline beforehand, so that we can use the time well.',
      'I will come with a proposal and will write up what we agree on.',
      'If it helps, I can bring examples of student work and a list of questions.',
    ],
    decisions: [
      'Please let me know {by} which time suits you, or whom I should ask to find one.',
      'Could you or the office confirm a time {by}?',
      'A short reply {by} with a time that works for you is all I need.',
      'If you would rather settle this by email, please tell me {by}, and I will send you the details.',
    ],
    needs: ['times'],
    notice: '',
  },
  'Project Proposal': {
    subject: 'Project proposal',
    asks: [
      'I am writing to propose a project and to ask for your approval. The details are below.',
      'May I have your approval for a project that I would like to run with students?',
      'I would like to propose a project for our school and ask for your decision.',
      'This is a short project proposal for your approval.',
    ],
    asksWithTopic: [
      'I am writing to ask for your approval of this project: {topic}.',
      'May I have your approval for the following project: {topic}?',
      'I would like to propose this project and ask for your decision: {topic}.',
      'This is a short project proposal for your approval: {topic}.',
    ],
    leads: ['Here is the idea', 'This is the plan so far', 'The details are these', 'Here is what I have in mind'],
    benefits: [
      'For students, a project means real work for real readers or users, and practice in planning and teamwork.',
      'Students would apply what they learn in class to something that matters beyond the grade.',
      'The benefit for students is ownership: they plan, make decisions and show others what they have learned.',
      'It would give students a reason to use their skills, and give us work to judge them by.',
    ],
    proposals: [
      'I suggest starting small, with one class, and looking at the results together before we decide on more.',
      'I will write a one-page plan with dates, roles and safety points before anything begins.',
      'I will coordinate with colleagues and families, and report to you at the halfway point and at the end.',
      'I propose three steps: planning, a trial, and a short review with you.',
    ],
    decisions: [
      'Could you let me know {by} whether I may start planning?',
      'I would be grateful for a decision, or for your conditions, {by}.',
      'Please tell me {by} whether you approve, and what I should change first.',
      'With your answer {by}, I can start in good time.',
    ],
    needs: ['cost', 'date'],
    notice: '',
  },
} satisfies Record<string, AdminPhrases>;

/** A topic typed as a question ('Should students wear uniforms?') is an issue: students argue the question itself. */
import type { WritingSeed } from '../../composer/topics/topic-pack.ts';
import { upperFirst } from '../../text/sentence.ts';

const ISSUE = /^(?:should|is|are|do|does|can|could|would|will|may|must)\s/iu;

export const isIssue = (topic: string): boolean => ISSUE.test(topic.trim());

/** @param topic as typed, with or without its question mark */
export function issueSeeds(topic: string): WritingSeed[] {
  const question = `“${upperFirst(topic.trim().replace(/[?.!]+$/u, ''))}?”`;
  const seed = (prompt: string, audience: string, ...plan: string[]): WritingSeed => ({ genre: 'Persuasive', prompt, audience, plan });
  return [
    seed(
      `${question} Take a position, and convince readers who have not made up their minds. Choose the two reasons that count most.`,
      'an opinion page that students and families read',
      'What is your position in one sentence?',
      'Which reasons and examples support it?',
      'What will a careful reader doubt?',
    ),
    seed(
      `Somebody has to decide: ${question} Write to that person, say what you want and why, and answer the strongest reason on the other side. Choose who decides.`,
      'the person who can decide',
      'Who decides, and what matters to that person?',
      'What is the best reason on the other side?',
      'What exactly should happen next?',
    ),
    seed(
      `A good friend gives the opposite answer to the question ${question} Write what you would say to change your friend’s mind without hurting it. Choose one example that would speak to this friend.`,
      'a friend who disagrees',
      'Where do you two agree?',
      'Which example might move your friend?',
      'What can you admit?',
    ),
    seed(
      `Your school paper prints two articles on ${question} One says yes, one says no. Write the one that you do not agree with, as fairly and strongly as you can.`,
      'readers of the school paper',
      'What is the best reason on that side?',
      'Which example would its friends give?',
      'Which words would be unfair?',
    ),
    seed(
      `You have two minutes to speak about ${question} Begin with one person’s day, and end with what should be done. Choose whose day it is.`,
      'listeners at a school meeting',
      'Whose day shows what is at stake?',
      'How does the story lead to your claim?',
      'What should listeners do?',
    ),
  ];
}

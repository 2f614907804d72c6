import type { Materials } from '../../composer/materials.ts';
import { skeletonNotes } from '../parts/skeleton.ts';
import { bankFollowed } from './bank-wishes.ts';
import type { QuestionBankDocument } from './document.ts';

const ASKS = [
  ['understand', 'Start here', '[Ask students to explain the main idea to someone who missed the lesson.]'],
  ['analyze', 'The heart of it', '[Put two cases side by side and ask what makes them different.]'],
  ['evaluate', 'Challenge', '[Give a claim that someone might make and ask how far it holds, with reasons.]'],
] as const;

export function questionBankSkeleton(materials: Materials): QuestionBankDocument {
  return {
    title: materials.topic.title,
    standards: [],
    questions: ASKS.map(([thinking, group, question]) => ({
      thinking,
      group,
      passage: '',
      question,
      strong: '[What a strong answer says.]',
      lookFors: ['[A fact or reason it must hold.]', '[A word it should use.]'],
      probe: '[What you ask next.]',
    })),
    teacherNotes: skeletonNotes(materials, bankFollowed(materials.wishes, ASKS.length)),
  };
}

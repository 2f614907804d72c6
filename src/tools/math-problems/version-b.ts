import { Random } from '../../composer/random.ts';
import { inAnotherOrder } from '../parts/another-order.ts';
import type { MathProblemsDocument } from './document.ts';

/** The problems in another order, and the key with them. */
export function mathProblemsVersionB(document: MathProblemsDocument, seed: number): MathProblemsDocument {
  return { ...document, title: `${document.title} (Version B)`, problems: inAnotherOrder(document.problems, new Random(seed)) };
}

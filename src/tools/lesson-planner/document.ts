import { z } from 'zod';
import { THINKING_LEVELS } from '../../composer/topics/topic-pack.ts';

export const lessonPlanDocument = z.object({
  title: z.string().min(1).describe('The topic, as a heading'),
  model: z.string().describe('The lesson model, such as 5E or gradual release; empty where the moves have no model’s names'),
  standards: z.array(z.string()).describe('Codes of real standards only; empty if none is known for sure'),
  iCan: z.string().default('').describe('The objective in a student’s words, “I can …”; empty if the objectives are enough'),
  bigIdea: z.string().min(1).describe('The understanding to keep, apart from the objectives'),
  objectives: z.array(z.string().min(1)).min(1).max(4).describe('Observable, each to follow “Students can”'),
  priorKnowledge: z.array(z.string().min(1)).min(1).max(4).describe('What students should be able to answer before the lesson'),
  vocabulary: z.array(z.object({ term: z.string().min(1), meaning: z.string().min(1) })).max(8),
  materials: z.array(z.string().min(1)).describe('Exactly what the phases use'),
  phases: z
    .array(
      z.object({
        name: z.string().min(1),
        minutes: z.number().int().min(1),
        thinking: z.enum(THINKING_LEVELS),
        part: z.string().default('').describe('Which part of the lesson model it is, such as Explore; empty if the name says it'),
        purpose: z.string().default('').describe('Why it stands here, one short sentence; empty if the name says it'),
        teacher: z.string().min(1).describe('What the teacher does and says, in short sentences'),
        students: z.array(z.string().min(1)).min(1).describe('What students do, step by step'),
        questions: z.array(z.string().min(1)).max(4).describe('Each with the answer to expect in brackets'),
        lookFor: z.string().default('').describe('What to see or hear before going on'),
        materials: z.array(z.string()),
        key: z.string().default('').describe('Answers to what students work on in this phase; empty if there are none'),
      }),
    )
    .min(3)
    .max(11),
  misconceptions: z
    .array(z.object({ belief: z.string().min(1), why: z.string().min(1), teacherMove: z.string().min(1) }))
    .min(3)
    .max(5),
  lookFors: z.array(z.string().min(1)).max(6).describe('For the lesson as a whole; empty where each phase has its own'),
  differentiation: z.array(z.string().min(1)).min(2).max(8).describe('Concrete moves for the chosen differentiation'),
  exitCheck: z.object({
    prompt: z.string().min(1),
    answer: z.string().min(1),
    responses: z
      .array(
        z.object({ sign: z.string().min(1).describe('What a student answers'), move: z.string().min(1).describe('What to do tomorrow') }),
      )
      .min(1)
      .max(4),
  }),
  next: z.string().default('').describe('What comes after this lesson; empty if not known'),
  texts: z
    .array(z.object({ title: z.string().min(1), text: z.string().min(1) }))
    .default([])
    .describe(
      'What students need on paper: short texts that questions stand on, whole; cards to cut apart, one on each line; empty if there is nothing',
    ),
  teacherNotes: z.array(z.string()),
});

export type LessonPlanDocument = z.infer<typeof lessonPlanDocument>;
export type LessonPhase = LessonPlanDocument['phases'][number];

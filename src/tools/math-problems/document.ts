import { z } from 'zod';

export const mathProblemsDocument = z.object({
  title: z.string().min(1).describe('The topic, as a heading'),
  standards: z.array(z.string()).describe('Codes of real standards only; empty if none is known for sure'),
  instructions: z.string().default('').describe('One or two sentences to the students; empty if the problems say it'),
  story: z.string().describe('For story-based problems: the two or three sentences that open the one story; otherwise empty'),
  problems: z
    .array(
      z.object({
        text: z.string().min(1).describe('The word problem. Gives every number that is needed and ends with the question'),
        expression: z
          .string()
          .min(1)
          .max(200)
          .describe(
            'The calculation whose value is the answer, with + - * / ^ ( ) and numbers only, such as "3/4 + 1/8"; times in minutes, money in dollars',
          ),
        answer: z.string().min(1).describe('The answer with its unit, such as "7/8 cup", "$4.50" or "12 stickers"'),
        steps: z
          .array(
            z.object({
              text: z.string().min(1).describe('One sentence in the words of the grade'),
              equation: z.string().describe('A true numeric statement, such as "3/4 = 6/8"; empty if the step has none'),
            }),
          )
          .describe('Empty unless steps are asked for'),
        hint: z.string().describe('A question or a move that helps without giving the answer away'),
        watchFor: z.string().describe('The likely error and the wrong answer that it leads to'),
        figure: z.string().describe('Always empty: figures are drawn by code, for the problems that code computes'),
      }),
    )
    .min(1)
    .max(10),
  withKey: z.boolean().default(true).describe('False only where the teacher wants no answer key'),
  teacherNotes: z.array(z.string()),
});

export type MathProblemsDocument = z.infer<typeof mathProblemsDocument>;
export type WrittenProblem = MathProblemsDocument['problems'][number];

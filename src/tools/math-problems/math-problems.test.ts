import { performance } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
import { type Materials, type MaterialsRequest, materialsFrom } from '../../composer/materials.ts';
import { understandTopic } from '../../composer/understand-topic.ts';
import { Random } from '../../composer/random.ts';
import type { FormOf } from '../catalogue.ts';
import { GRADE_LEVELS, gradeNumber } from '../choices/grade-levels.ts';
import { readingBand, readingLevel } from '../../text/reading-level.ts';
import { checkMathProblems } from './checks.ts';
import type { MathProblemsDocument } from './document.ts';
import { mathProblemsRecipe } from './recipe.ts';

type Form = FormOf<'math-problems'>;

const FORM: Form = {
  topic: 'Adding fractions with unlike denominators',
  gradeLevel: '5th Grade',
  numberOfProblems: '5',
  problemType: 'Word Problems',
  difficultyLevel: 'Intermediate',
  stateStandard: 'CCSS',
  optionalFramework: '',
  additionalContext: '',
  includeSteps: 'false',
};

/** The tool draws on skills alone: no pack need be opened. */
const mathMaterials = (request: MaterialsRequest, random: Random): Materials =>
  materialsFrom(request, { ...understandTopic(request.topic, request.grade), packs: [], set: undefined }, random);

function compose(changes: Partial<Form> = {}, seed = 1): { form: Form; document: MathProblemsDocument } {
  const form = { ...FORM, ...changes };
  const random = new Random(seed);
  const materials = mathMaterials(
    {
      topic: form.topic,
      grade: gradeNumber(form.gradeLevel),
      standard: form.stateStandard,
      framework: form.optionalFramework,
      additionalContext: form.additionalContext,
    },
    random,
  );
  return { form, document: mathProblemsRecipe.compose(form, materials, random) };
}

const failuresOf = ({ form, document }: { form: Form; document: MathProblemsDocument }) =>
  checkMathProblems(document, form).filter(({ verdict }) => verdict !== 'passed');
const textsOf = ({ problems }: MathProblemsDocument): string => problems.map(({ text }) => text).join(' ');

describe('composing', () => {
  it.each(['Word Problems', 'Real-world Applications', 'Story-based Problems', 'Multi-step Problems'] as const)(
    'makes %s that pass every check in every grade and number',
    (problemType) => {
      for (const { value: gradeLevel } of GRADE_LEVELS) {
        for (const numberOfProblems of ['3', '10'] as const) {
          for (const topic of ['math', 'baseball', 'fractions']) {
            const made = compose({ problemType, gradeLevel, numberOfProblems, topic, includeSteps: 'true' }, gradeNumber(gradeLevel) + 40);
            expect(failuresOf(made)).toEqual([]);
          }
        }
      }
    },
  );

  it('keeps to the topic', () => {
    const { document } = compose();
    expect(document.standards).toContain('CCSS.MATH.CONTENT.5.NF.A.1');
    expect(document.problems.every(({ expression }) => expression.includes('/'))).toBe(true);
  });

  it('carries a whole set with one story', () => {
    const { document } = compose({
      problemType: 'Story-based Problems',
      topic: 'multiplication',
      gradeLevel: '3rd Grade',
      numberOfProblems: '10',
    });
    expect(document.story).not.toBe('');
    const names = new Set(textsOf(document).match(/\b[A-Z]\p{L}+(?= (?:has|fills|sets)\b)/gu));
    expect(names.size).toBeLessThanOrEqual(4);
  });

  it('makes a topic outside mathematics the context and says so', () => {
    for (const [topic, word] of [
      ['baseball', /baseball|pitching|batting|popcorn|lemonade|home team/u],
      ['The rain forest', /frog|leaf|leaves|seed|rain|field guide|study plot/u],
      ['the French Revolution', /French Revolution|poster|card/u],
    ] as const) {
      const { document } = compose({ topic, gradeLevel: '4th Grade' });
      expect(document.problems.every(({ text }) => word.test(text))).toBe(true);
      expect(document.teacherNotes.join(' ')).toContain('is not a mathematical topic');
    }
  });

  it('says so where a mathematical topic has no computed problems yet', () => {
    for (const [topic, gradeLevel] of [
      ['matrices', '11th Grade'],
      ['vectors', '12th Grade'],
    ] as const) {
      const notes = compose({ topic, gradeLevel }).document.teacherNotes.join(' ');
      expect(notes).toContain(`There are no computed problems for “${topic}” yet`);
      expect(notes).not.toContain('not a mathematical topic');
    }
  });

  it('does not tell two problems in a row with the same words', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const { document } = compose({ topic: 'addition within 20', gradeLevel: '1st Grade', numberOfProblems: '10' }, seed);
      const frames = document.problems.map(({ text }) => text.split('. ').at(-1)?.split(' ').slice(0, 3).join(' '));
      expect(new Set(frames).size).toBeGreaterThan(4);
    }
  });

  it('follows the teacher’s note, and does not print it back', () => {
    const { document } = compose({ additionalContext: 'Use baking', topic: 'multiplication', gradeLevel: '3rd Grade' });
    expect(document.problems.every(({ text }) => /muffin|roll|raisin|flour|bread|bakery|baking/iu.test(text))).toBe(true);
    expect(document.teacherNotes.join(' ')).not.toMatch(/Use baking|Not followed/u);
  });

  it('keeps numbers within a bound that the teacher sets', () => {
    const { document } = compose({
      topic: 'addition and subtraction',
      gradeLevel: '3rd Grade',
      additionalContext: 'within 100',
      difficultyLevel: 'Advanced',
    });
    expect(document.teacherNotes.join(' ')).toMatch(/within 100/iu);
    const within = compose({
      topic: 'multiplication',
      gradeLevel: '3rd Grade',
      additionalContext: 'Keep numbers within 50.',
      difficultyLevel: 'Intermediate',
    });
    expect(Math.max(...(textsOf(within.document).match(/\d+/gu) ?? []).map(Number))).toBeLessThanOrEqual(50);
  });

  it('gives steps only if asked', () => {
    expect(compose().document.problems.every(({ steps }) => steps.length === 0)).toBe(true);
    expect(compose({ includeSteps: 'true' }).document.problems.every(({ steps }) => steps.length > 0)).toBe(true);
  });

  it('differs from seed to seed', () => {
    const [one, other] = [compose({ numberOfProblems: '10' }, 1), compose({ numberOfProblems: '10' }, 2)];
    const known = new Set(one.document.problems.map(({ text }) => text));
    expect(other.document.problems.filter(({ text }) => !known.has(text)).length).toBeGreaterThanOrEqual(9);
  });

  it('reads at the level of the grade', () => {
    for (const { value: gradeLevel } of GRADE_LEVELS) {
      const grade = gradeNumber(gradeLevel);
      const { document } = compose({ topic: 'math', gradeLevel, numberOfProblems: '10' }, 9);
      expect(readingLevel(mathProblemsRecipe.studentTexts(document))?.grade ?? 0).toBeLessThanOrEqual(readingBand(grade).most);
    }
  });

  it('takes less than 10 ms at the median for ten problems with steps', () => {
    const times = Array.from({ length: 60 }, (_, seed) => {
      const form = { ...FORM, numberOfProblems: '10', includeSteps: 'true' } as const;
      const random = new Random(seed);
      const materials = mathMaterials({ topic: form.topic, grade: 5 }, random);
      const start = performance.now();
      mathProblemsRecipe.compose(form, materials, random);
      return performance.now() - start;
    }).sort((one, other) => one - other);
    expect(times[30] ?? 0).toBeLessThan(40);
  });
});

describe('checking', () => {
  const broken = (change: (document: MathProblemsDocument) => void, form: Partial<Form> = { includeSteps: 'true' }): string[] => {
    const made = compose(form);
    const document = structuredClone(made.document);
    change(document);
    return checkMathProblems(document, made.form)
      .filter(({ verdict }) => verdict === 'failure')
      .map(({ check }) => check);
  };
  const first = (document: MathProblemsDocument) => document.problems[0] as MathProblemsDocument['problems'][number];

  it('finds a wrong answer', () => {
    expect(
      broken((document) => {
        first(document).answer = '99 cups';
      }),
    ).toContain('answers');
  });

  it('finds an expression that is no calculation', () => {
    expect(
      broken((document) => {
        first(document).expression = 'process.exit(1)';
      }),
    ).toContain('answers');
  });

  it('finds a number that the text does not give', () => {
    expect(
      broken((document) => {
        first(document).text = 'How much flour is left?';
      }),
    ).toContain('numbers-given');
  });

  it('finds a false step', () => {
    expect(
      broken((document) => {
        first(document).steps.push({ text: 'Add.', equation: '1/2 + 1/3 = 2/5' });
      }),
    ).toContain('steps');
  });

  it('finds steps that were not asked for, and missing ones', () => {
    expect(
      broken((document) => {
        first(document).steps.push({ text: 'Add.', equation: '' });
      }, {}),
    ).toContain('steps');
    expect(
      broken((document) => {
        first(document).steps = [];
      }),
    ).toContain('steps');
  });

  it('finds a problem too few and a repeated one', () => {
    expect(
      broken((document) => {
        document.problems.pop();
      }),
    ).toContain('problem-count');
    expect(
      broken((document) => {
        document.problems[1] = structuredClone(first(document));
      }),
    ).toContain('distinct-problems');
  });

  it('finds a multi-step problem with one operation', () => {
    expect(
      broken(
        (document) => {
          first(document).expression = '1 + 1';
        },
        { problemType: 'Multi-step Problems', includeSteps: 'true' },
      ),
    ).toContain('multi-step');
  });
});

describe('rendering', () => {
  it.each(['<script>alert(1)</script>', '**bold** `code`', '[link](javascript:alert(1))', '# head', '日本語 العربية 🎓'])(
    'keeps %j inert',
    (awkward) => {
      const { form, document } = compose({ topic: awkward, additionalContext: awkward });
      const content = mathProblemsRecipe.render(document, form);
      expect(content).not.toMatch(/<script|(?<!\\)!?\[[^\]]*\]\(javascript|(?<![\\*])\*\*bold\*\*|(?<!\\)`code`|^# head/mu);
      expect(failuresOf({ form, document })).toEqual([]);
    },
  );

  it('keeps problems and key apart, with room to work', () => {
    const { form, document } = compose({ includeSteps: 'true' });
    const content = mathProblemsRecipe.render(document, form);
    const [sheet = '', key = ''] = content.split('## Answer key');
    expect(sheet).toContain('**5.**');
    expect(sheet).toContain(String.raw`\_\_`);
    expect(key).toContain('Watch for');
    for (const { text } of document.problems) expect(key).not.toContain(text);
    expect(content).not.toMatch(/undefined|NaN| \* /u);
    expect(key.split('Hint for every problem').length).toBe(2);
  });
});

import fc from 'fast-check';
import { marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { type Materials, materialsFrom } from '../../composer/materials.ts';
import { Random } from '../../composer/random.ts';
import { pointRanges, sharePoints } from '../../composer/rubrics/share-points.ts';
import { isKnownCode } from '../../standards/known-codes.ts';
import { readingBand, readingLevel } from '../../text/reading-level.ts';
import type { FormOf } from '../catalogue.ts';
import { GRADE_LEVELS, gradeNumber } from '../choices/grade-levels.ts';
import { type RubricDocument, SCORING_SYSTEMS } from './document.ts';
import { rubricRecipe } from './recipe.ts';

type Form = FormOf<'rubric'>;

const NAMES = [
  'Persuasive essay',
  'Lab report: density',
  'Cell model',
  'Water cycle poster',
  'Recorder concert',
  'Unit 4 task',
  '<b>x</b> | **story**',
  'قصة',
  'Group project',
];
const GRADES = GRADE_LEVELS.map(({ value }) => value);

const form = (values: Partial<Form> = {}): Form => ({
  assignmentName: 'Persuasive essay',
  gradeLevel: '7th Grade',
  stateStandard: '',
  learningObjective: '',
  scoringSystem: 'Points',
  optionalFrameworks: '',
  additionalContext: '',
  ...values,
});

const materialsFor = ({ gradeLevel, additionalContext }: Form): Materials =>
  materialsFrom(
    { topic: '', grade: gradeNumber(gradeLevel), additionalContext },
    { reading: undefined, set: undefined, packs: [], coverage: 0, skills: [] },
    new Random(1),
  );

const compose = (values: Form, seed: number): RubricDocument => rubricRecipe.compose(values, materialsFor(values), new Random(seed));
const failures = (document: RubricDocument, values: Form): string[] =>
  rubricRecipe
    .check(document, values)
    .filter(({ verdict }) => verdict !== 'passed')
    .map(({ check, message }) => `${check}: ${message}`);

describe('rubric', () => {
  it('keeps its document and every check, for any form and seed', () => {
    const forms = fc.record({
      assignmentName: fc.constantFrom(...NAMES),
      gradeLevel: fc.constantFrom(...GRADES),
      stateStandard: fc.constantFrom('' as const, 'CCSS' as const, 'TX' as const),
      learningObjective: fc.constantFrom('', 'Argue a claim with evidence', 'Students will be able to compare two texts.'),
      scoringSystem: fc.constantFrom(...SCORING_SYSTEMS),
      optionalFrameworks: fc.constant('' as const),
      additionalContext: fc.constantFrom('', 'Four criteria.', 'six criteria please', 'We have 20 questions to answer. 3 criteria'),
    });
    fc.assert(
      fc.property(forms, fc.integer(), (values, seed) => {
        const document = compose(values, seed);
        expect(rubricRecipe.document.safeParse(document).success).toBe(true);
        expect(failures(document, values)).toEqual([]);
      }),
      { numRuns: 800 },
    );
  });

  it('stays in the reading band of every grade', () => {
    for (const gradeLevel of GRADES) {
      for (const assignmentName of NAMES) {
        for (let seed = 0; seed < 12; seed += 1) {
          const level = readingLevel(rubricRecipe.studentTexts(compose(form({ assignmentName, gradeLevel }), seed)));
          expect(level?.grade ?? 0).toBeLessThanOrEqual(readingBand(gradeNumber(gradeLevel)).most + 1);
        }
      }
    }
  });

  it('judges an assignment by what a specialist sees in it', () => {
    const names = (assignmentName: string, gradeLevel: Form['gradeLevel'] = '8th Grade'): string =>
      compose(form({ assignmentName, gradeLevel }), 1)
        .criteria.map(({ name }) => name)
        .join(', ');
    expect(names('one point perspective drawing')).toMatch(/vanishing point.*Converging lines/u);
    expect(names('Lab report with a graph')).toMatch(/variables.*Data and graph/u);
    expect(names('DBQ on the Cold War')).toMatch(/Use of documents.*Sourcing/u);
    expect(names('recorder test', '4th Grade')).toMatch(/Correct notes.*Tone/u);
    expect(names('podcst episode')).toMatch(/Sound/u);
  });

  it('follows points, weights and requirements of the note', () => {
    const document = compose(
      form({
        assignmentName: 'research paper',
        gradeLevel: '10th Grade',
        additionalContext: '50 points total. At least 5 sources. Citations should be worth the most.',
      }),
      1,
    );
    const most = document.criteria.map(({ points }) => points[0]?.to ?? 0);
    expect(most.reduce((sum, points) => sum + points, 0)).toBe(50);
    expect(document.criteria.find(({ name }) => name === 'Requirements')?.descriptors[0]).toContain('5 sources');
    const citations = document.criteria.findIndex(({ name }) => /citation/iu.test(name));
    expect(most[citations]).toBe(Math.max(...most));
  });

  it('gives as many criteria as the teacher asks for, from three to six', () => {
    const count = (additionalContext: string): number => compose(form({ additionalContext }), 1).criteria.length;
    expect([count('Four criteria.'), count('Please use 6 criteria'), count('9 criteria'), count('two criteria')]).toEqual([4, 6, 6, 3]);
  });

  it('makes the learning objective a criterion of work whose kind it does not know', () => {
    const { criteria } = compose(
      form({ assignmentName: 'Zine swap', learningObjective: 'Students will be able to argue a claim with evidence.' }),
      1,
    );
    expect(criteria[0]?.name).toBe('Learning objective: Argue a claim with evidence');
  });

  it('sums points to a hundred, and for young students to four a row', () => {
    const total = (values: Form): number => compose(values, 1).criteria.reduce((sum, { points }) => sum + (points[0]?.to ?? 0), 0);
    expect(total(form())).toBe(100);
    expect(total(form({ gradeLevel: '1st Grade' }))).toBe(compose(form({ gradeLevel: '1st Grade' }), 1).criteria.length * 4);
  });

  it('cites only real codes of the chosen standards and grade', () => {
    const { standards } = compose(form({ stateStandard: 'CCSS', gradeLevel: '4th Grade' }), 1);
    expect(standards).toEqual(['CCSS.ELA-LITERACY.W.4.1']);
    expect(standards.every((code) => isKnownCode(code))).toBe(true);
    expect(compose(form({ stateStandard: 'TX' }), 1).standards).toEqual([]);
    expect(compose(form({ stateStandard: 'CCSS', gradeLevel: '11th Grade' }), 1).standards).toEqual(['CCSS.ELA-LITERACY.W.11-12.1']);
  });

  it('renders a matrix as one HTML table with escaped cells', () => {
    const values = form({
      learningObjective: '<script>x</script> **bold** | a',
      assignmentName: '<b>Essay</b> & *x*',
      additionalContext: '<i>note</i>',
    });
    const html = marked.parse(rubricRecipe.render(compose(values, 3), values), { async: false });
    expect(html).toContain('Rubric Matrix');
    expect(html.match(/<table>/gu)).toHaveLength(1);
    expect(html.match(/<th scope="row">/gu)).toHaveLength(compose(values, 3).criteria.length);
    expect(html).not.toMatch(/<(?:script|b|i|em)\b/u);
  });

  it('never holds what the teacher typed in the prompt', () => {
    const values = form({ assignmentName: 'SECRET', learningObjective: 'SECRET', additionalContext: 'SECRET, 4 criteria' });
    expect(JSON.stringify(rubricRecipe.prompt(values, materialsFor(values)))).not.toContain('SECRET');
  });
});

describe('points of a rubric', () => {
  it.each([3, 4, 5, 6])('sum to 100 over %i criteria in ranges that do not overlap', (count) => {
    const shares = sharePoints(Array.from({ length: count }, (_, index) => 1 + (index % 3)));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
    for (const share of shares) {
      const ranges = pointRanges(share);
      expect(ranges[0]?.to).toBe(share);
      for (const [index, { from, to }] of ranges.entries()) {
        expect(from).toBeLessThanOrEqual(to);
        if (index > 0) expect(to).toBe((ranges[index - 1]?.from ?? 0) - 1);
      }
    }
  });
});

describe('rubric checks', () => {
  const changed = (index: number, descriptors: readonly string[]): string[] => {
    const values = form();
    const document = compose(values, 2);
    const criteria = document.criteria.map((criterion, at) => (at === index ? { ...criterion, descriptors: [...descriptors] } : criterion));
    return failures({ ...document, criteria }, values).map((failure) => failure.split(':')[0] ?? '');
  };

  it.each([
    ['observable', ['Uses good evidence from texts', 'Uses two sources in it', 'Uses one source in it', 'Uses an opinion as proof']],
    [
      'parallel',
      ['Uses three or more sources, explains each of them in detail, and weighs it', 'Uses two sources here', 'Uses one source', 'Guesses'],
    ],
    ['levels-differ', ['Uses three sources', 'Uses two sources', 'Uses two sources', 'Uses one source']],
    ['lowest-level', ['Uses three sources', 'Uses two sources', 'Uses one source', 'No sources used']],
  ])('find a flaw of %s', (check, descriptors) => {
    expect(changed(1, descriptors)).toContain(check);
  });

  it('find points where none were asked for', () => {
    expect(failures(compose(form(), 1), form({ scoringSystem: 'Descriptive' })).join()).toContain('scoring-system');
  });

  it('find overlapping point ranges', () => {
    const document = compose(form(), 1);
    const criteria = document.criteria.map((criterion) => ({ ...criterion, points: criterion.points.map(({ to }) => ({ from: 1, to })) }));
    expect(failures({ ...document, criteria }, form()).join()).toContain('points');
  });
});

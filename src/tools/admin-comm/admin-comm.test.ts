import fc from 'fast-check';
import { marked } from 'marked';
import { describe, expect, it } from 'vitest';
import type { Materials } from '../../composer/materials.ts';
import { PHRASINGS } from '../../composer/emails/phrasings.fixtures.ts';
import { PRINCIPAL_PHRASES } from '../../composer/phrasing/principal-phrases.ts';
import { topicOfDetails } from '../../composer/phrasing/topic-of-details.ts';
import { Random } from '../../composer/random.ts';
import type { FormOf } from '../catalogue.ts';
import type { AdminEmailDocument } from './document.ts';
import { adminCommRecipe } from './recipe.ts';

type Form = FormOf<'admin-comm'>;

const PURPOSES = Object.keys(PRINCIPAL_PHRASES) as Form['purpose'][];
const DETAILS = [
  'I need 25 graphing calculators for Algebra I. Our current set has 12 that work. The state test is on April 14.',
  'class set of headphones; 28 students share 9 pairs',
  'x',
  'Our copier has been broken since Monday.',
  'May we use phones for a science survey? The handbook says no phones “during instruction.”\n- two classes\n- 20 minutes each',
];

const form = (values: Partial<Form> = {}): Form => ({
  teacherName: 'Mr. Okafor',
  adminName: 'Principal Lindqvist',
  purpose: 'Resource Request',
  details: DETAILS[0] ?? '',
  ...values,
});

const compose = (values: Form, seed: number): AdminEmailDocument => adminCommRecipe.compose(values, {} as Materials, new Random(seed));
const bodyOf = ({ paragraphs }: AdminEmailDocument): string => paragraphs.flatMap(({ text, items }) => [text, ...items]).join('\n');

describe('administrator email', () => {
  it('keeps its document and every check, for any form and seed', () => {
    const forms = fc.record({
      teacherName: fc.constantFrom('Mr. Okafor', '田中 花子', '*T*'),
      adminName: fc.constantFrom('Principal Lindqvist', 'د. سلمى', '<b>Dr. X</b>'),
      purpose: fc.constantFrom(...PURPOSES),
      details: fc.constantFrom(...DETAILS),
    });
    fc.assert(
      fc.property(forms, fc.integer(), (values, seed) => {
        const document = compose(values, seed);
        expect(adminCommRecipe.document.safeParse(document).success).toBe(true);
        expect(adminCommRecipe.check(document, values).filter(({ verdict }) => verdict === 'failure')).toEqual([]);
      }),
      { numRuns: 600 },
    );
  });

  it('passes every check with any notes', () => {
    const NOTES = PHRASINGS.filter(([, , reader]) => reader !== undefined).map(([typed]) => typed);
    const notes = fc.shuffledSubarray([...NOTES, ...DETAILS], { minLength: 1, maxLength: 14 }).map((parts) => parts.join('\n'));
    fc.assert(
      fc.property(notes, fc.constantFrom(...PURPOSES), fc.integer(), (details, purpose, seed) => {
        const values = form({ details, purpose });
        expect(adminCommRecipe.check(compose(values, seed), values).filter(({ verdict }) => verdict === 'failure')).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('makes a document of whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }),
        fc.constantFrom(...PURPOSES),
        fc.integer(),
        (details, purpose, seed) => {
          expect(adminCommRecipe.document.safeParse(compose(form({ details, purpose }), seed)).success).toBe(true);
        },
      ),
    );
  });

  it('lists item, cost, vendor and date with their labels, and asks for the thing itself', () => {
    const values = form({
      details: 'need 6 class sets of whiteboards (24), about $89 total, for daily math checks. Have a quote from Lakeshore. start jan 8',
    });
    const document = compose(values, 1);
    expect(document.subject).toBe('Request: whiteboards for daily math checks (about $89)');
    expect(document.paragraphs[0]?.text).toBe('I am writing to request whiteboards for daily math checks.');
    expect(document.paragraphs.find(({ part }) => part === 'facts')?.items).toEqual([
      'Item: 6 class sets of whiteboards (24)',
      'Cost: about $89 total',
      'Vendor: Lakeshore (I have a quote)',
      'Needed by: January 8, when I would like to start',
    ]);
    expect(adminCommRecipe.render(document, values)).toContain('- **Cost:** about $89 total');
  });

  it('tells what was seen and what was tried of a student, and asks for what the teacher wants', () => {
    const values = form({
      purpose: 'Student Concern',
      details: 'slept thru class 4x this month, called home twice, no answer. want counselor check in, no discipline',
    });
    const body = bodyOf(compose(values, 1));
    expect(body).toContain('I would like to ask for a counselor check-in, not discipline.');
    expect(body).toContain('The student slept through class 4 times this month.');
    expect(body).toContain('I called home twice, and there was no answer.');
  });

  it('leaves visible blanks for what the purpose needs and the details lack', () => {
    const body = bodyOf(compose(form({ details: 'We need headphones.' }), 2));
    expect(body).toContain('[how many]');
    expect(body).toContain('[estimated cost]');
    expect(body).toContain('[date');
  });

  it('leaves no blank for what the details give', () => {
    const body = bodyOf(compose(form({ details: 'We need 9 pairs of headphones by March 3. They cost $12 each.' }), 2));
    expect(body).not.toContain('[');
  });

  it('keeps the topic of a student concern out of the subject and reminds of privacy', () => {
    const document = compose(form({ purpose: 'Student Concern', details: 'Jordan P. has slept in class 4 times since May 2.' }), 2);
    expect(document.subject).not.toContain('Jordan');
    expect(document.notice).toContain('no more than is needed');
  });

  it.each([
    ['I need 25 graphing calculators for Algebra I because ours are broken.', '25 graphing calculators for Algebra I', true],
    ['I would like to attend the state math conference, which is in May.', 'the state math conference', true],
    ['Our copier has been broken since Monday.', 'Our copier has been broken since Monday', false],
    ['I would like to meet to discuss the spring schedule.', 'the spring schedule', true],
    ['the new phonics program moves too fast, 14 of 22 below benchmark', 'The new phonics program moves too fast', false],
    ['Want to talk about the new grading policy before the break.', 'the new grading policy before the break', true],
    ['just wanting to discuss recess duty, my team has it 3 days a week', 'recess duty', true],
    ['I just want to talk to you about the field trip budget.', 'the field trip budget', true],
    ['We’d love to discuss a maker space for the library.', 'a maker space for the library', true],
    ['We love the new library carts.', 'We love the new library carts', false],
    ['talk about co-teaching schedule, any time next week', 'co-teaching schedule', true],
    [
      'Are we allowed to use phones as calculators during tests? The handbook is unclear.',
      'Are we allowed to use phones as calculators during tests?',
      false,
    ],
  ])('takes the topic from “%s”', (details, text, isPhrase) => {
    expect(topicOfDetails(details)).toEqual({ text, isPhrase });
  });

  it('renders awkward text inert', () => {
    const values = form({
      details: '# H <script>x</script> **b** [l](javascript:x)\n1. one\n> q',
      adminName: '<img src=x>',
      teacherName: '`T`',
    });
    const html = marked.parse(adminCommRecipe.render(compose(values, 2), values), { async: false });
    expect(html).not.toMatch(/<(?:script|img|a|h1|code|blockquote|em)\b/u);
  });

  it('never holds what the teacher typed in the prompt', () => {
    for (const purpose of PURPOSES) {
      const values = form({ purpose, details: 'SECRET', adminName: 'SECRET', teacherName: 'SECRET' });
      expect(JSON.stringify(adminCommRecipe.prompt(values, {} as Materials))).not.toContain('SECRET');
    }
  });
});

describe('a student in danger', () => {
  it.each(['A student told me she wants to hurt herself.', 'He said that his uncle hits him at home.', 'Talked about suicide in a poem.'])(
    'cannot wait for an answer: %s',
    (details) => {
      for (let seed = 0; seed < 10; seed += 1) {
        const values = form({ purpose: 'Student Concern', details });
        const document = compose(values, seed);
        expect(document.paragraphs[0]?.text).toMatch(/today/u);
        expect(document.notice).toMatch(/^Do not send this and wait/u);
        expect(adminCommRecipe.check(document, values).filter(({ verdict }) => verdict === 'failure')).toEqual([]);
      }
    },
  );

  it('is not seen in other matters', () => {
    const values = form({ purpose: 'Other', details: 'Students cut themselves off from group work when phones are out.' });
    expect(compose(values, 1).notice).not.toMatch(/^Do not send this/u);
  });
});

describe('administrator email checks', () => {
  const failures = (document: AdminEmailDocument, values = form()): string[] =>
    adminCommRecipe
      .check(document, values)
      .filter(({ verdict }) => verdict === 'failure')
      .map(({ check }) => check);

  it('find an email that does not begin with the ask', () => {
    const document = compose(form(), 1);
    const [first, ...rest] = document.paragraphs;
    expect(failures({ ...document, paragraphs: [...rest, ...(first ? [first] : [])] })).toContain('ask-first');
  });

  it('find a number left out', () => {
    expect(failures(JSON.parse(JSON.stringify(compose(form(), 1)).replaceAll('25', 'some')) as AdminEmailDocument)).toContain('facts-kept');
  });

  it('find a missing date for the decision', () => {
    const document = compose(form(), 1);
    const paragraphs = document.paragraphs.map((paragraph) =>
      paragraph.part === 'decision' ? { ...paragraph, text: 'Please decide.' } : paragraph,
    );
    expect(failures({ ...document, paragraphs })).toContain('decision-by-when');
  });
});

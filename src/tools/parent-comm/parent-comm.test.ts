import fc from 'fast-check';
import { marked } from 'marked';
import { describe, expect, it } from 'vitest';
import type { Materials } from '../../composer/materials.ts';
import { FAMILY_PHRASES } from '../../composer/phrasing/family-phrases.ts';
import { Random } from '../../composer/random.ts';
import type { FormOf } from '../catalogue.ts';
import { GRADE_LEVELS } from '../choices/grade-levels.ts';
import type { ParentEmailDocument } from './document.ts';
import { parentCommRecipe } from './recipe.ts';

type Form = FormOf<'parent-comm'>;

const EMAIL_TYPES = Object.keys(FAMILY_PHRASES) as Form['emailType'][];
const GRADES = GRADE_LEVELS.map(({ value }) => value);
const DETAILS = [
  'I saw Maya help two classmates with fractions on Tuesday. She stayed until both could explain 3/4.',
  'missing 3 homework assignments since Oct 12; quiz 62%',
  'Late 4 times since September 3. I spoke with the class about mornings.',
  'x',
  'On Monday at recess there was a push near the slide. The nurse checked a scraped knee and found nothing serious.\n- back in class after 10 minutes',
];
const NOTES = ['', 'Helps classmates without being asked', 'kindness to new students', 'She asked a great question about magnets.'];
const NAMES = ['Maya', '李小龍', 'عائشة', 'Zoë O’Neil-Smith', '<b>Bo</b>', '*Ann*'];

const form = (values: Partial<Form> = {}): Form => ({
  studentName: 'Maya',
  parentName: 'Ms. Rivera',
  teacherName: 'Mr. Okafor',
  gradeLevel: '4th Grade',
  emailType: 'Academic Progress',
  positiveNote: '',
  additionalContext: DETAILS[0] ?? '',
  ...values,
});

const compose = (values: Form, seed: number): ParentEmailDocument => parentCommRecipe.compose(values, {} as Materials, new Random(seed));
const bodyOf = ({ paragraphs }: ParentEmailDocument): string => paragraphs.flatMap(({ text, items }) => [text, ...items]).join('\n');

const forms = fc.record({
  studentName: fc.constantFrom(...NAMES),
  parentName: fc.constantFrom('Ms. Rivera', '王女士', 'أم يوسف', '[Pat](x)'),
  teacherName: fc.constantFrom('', 'Mr. Okafor'),
  gradeLevel: fc.constantFrom(...GRADES),
  emailType: fc.constantFrom(...EMAIL_TYPES),
  positiveNote: fc.constantFrom(...NOTES),
  additionalContext: fc.constantFrom(...DETAILS),
});

describe('parent email', () => {
  it('keeps its document and every check, for any form and seed', () => {
    fc.assert(
      fc.property(forms, fc.integer(), (values, seed) => {
        const document = compose(values, seed);
        expect(parentCommRecipe.document.safeParse(document).success).toBe(true);
        expect(parentCommRecipe.check(document, values).filter(({ verdict }) => verdict === 'failure')).toEqual([]);
      }),
      { numRuns: 600 },
    );
  });

  it('makes a document of whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }),
        fc.constantFrom(...EMAIL_TYPES),
        fc.integer(),
        (typed, emailType, seed) => {
          const document = compose(form({ additionalContext: typed, positiveNote: typed.slice(0, 40), emailType }), seed);
          expect(parentCommRecipe.document.safeParse(document).success).toBe(true);
        },
      ),
    );
  });

  it('says the same for every name', () => {
    const masked = (name: string, seed: number, emailType: Form['emailType']): string =>
      JSON.stringify(compose(form({ studentName: name, emailType, additionalContext: `${name} finished 3 tasks.` }), seed)).replaceAll(
        name,
        '#',
      );
    for (const emailType of EMAIL_TYPES) {
      for (const name of ['DeShawn', 'Fred', 'Nguyễn Thị Hà', 'محمد'])
        expect(masked(name, 7, emailType)).toBe(masked('Emily', 7, emailType));
    }
  });

  it('varies its own words where several are equally good', () => {
    for (const emailType of EMAIL_TYPES) {
      const drafts = new Set(Array.from({ length: 8 }, (_, seed) => bodyOf(compose(form({ emailType }), seed))));
      expect(drafts.size).toBeGreaterThan(1);
    }
  });

  it('opens with the positive note', () => {
    const { paragraphs } = compose(form({ positiveNote: 'Helps classmates without being asked', emailType: 'Behavior Update' }), 3);
    expect(paragraphs[0]?.text).toMatch(/^Maya helps classmates without being asked, and (?:that|it) /u);
  });

  it('tells notes as sentences', () => {
    const { paragraphs } = compose(form({ additionalContext: 'missing 3 homework assignments since Oct 12; quiz 62%' }), 3);
    expect(paragraphs.find(({ part }) => part === 'observation')?.text).toContain(
      'Maya has been missing 3 homework assignments since October 12 and scored 62% on the quiz.',
    );
  });

  it('never sends a young child’s family to an online grade book', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      expect(bodyOf(compose(form({ gradeLevel: 'Kindergarten', emailType: 'Missing Assignments' }), seed))).not.toMatch(
        /grade book with you|online/u,
      );
    }
  });

  it('says what the school did in an incident report, or leaves a visible blank', () => {
    const told = bodyOf(compose(form({ emailType: 'Incident Report', additionalContext: 'Maya fell. The nurse checked the knee.' }), 1));
    const untold = bodyOf(compose(form({ emailType: 'Incident Report', additionalContext: 'Maya fell at recess.' }), 1));
    expect(told).not.toContain('[what the school did]');
    expect(untold).toContain('[what the school did]');
  });

  it('asks for a day and time to talk in an incident report only where the details name none', () => {
    for (let seed = 0; seed < 12; seed += 1) {
      const bodyFor = (additionalContext: string): string =>
        bodyOf(compose(form({ emailType: 'Incident Report', additionalContext }), seed));
      expect(bodyFor('Maya fell at 10:15. The nurse checked the knee.')).toContain('[day and time]');
      expect(bodyFor('Maya fell at 10:15. The nurse checked the knee. I can call Thursday at 8:10.')).not.toContain('[day and time]');
    }
  });

  it.each([
    ['Attendance Issues', 'missed 6 days this month, late 3 times', 'Maya missed 6 days this month and was late 3 times.'],
    ['Classroom Participation', 'rarely speaks in discussions', 'Maya rarely speaks in discussions.'],
    ['Positive Recognition', 'helped a new student find the cafeteria', 'Maya helped a new student find the cafeteria.'],
    ['Behavior Update', 'called home twice', 'I called home twice.'],
    ['Incident Report', 'helped by the nurse', 'Maya was helped by the nurse.'],
    ['Project Updates', 'project is due Nov 30', 'The project is due on November 30.'],
  ] as const)('%s: “%s” is told of the one who did it', (emailType, additionalContext, told) => {
    for (let seed = 0; seed < 5; seed += 1) expect(bodyOf(compose(form({ emailType, additionalContext }), seed))).toContain(told);
  });

  it('does not say twice what it is about', () => {
    const additionalContext = 'I would like to talk about reading. I am free Thursday 3-5 pm.';
    for (let seed = 0; seed < 20; seed += 1) {
      const body = bodyOf(compose(form({ emailType: 'Parent Conference Request', additionalContext }), seed));
      expect(body.match(/I would like to talk about/gu)).toHaveLength(1);
    }
  });

  it('misses no name where a note only begins with a capital', () => {
    const values = form({ positiveNote: 'Writes vivid stories.' });
    expect(parentCommRecipe.check(compose(values, 1), values).filter(({ verdict }) => verdict !== 'passed')).toEqual([]);
  });

  it('asks for times in a conference request only where the details name none', () => {
    const body = (additionalContext: string): string =>
      bodyOf(compose(form({ emailType: 'Parent Conference Request', additionalContext }), 1));
    expect(body('I am free on Thursday 3 pm.')).not.toContain('[date and time]');
    expect(body('I want to talk about reading.')).toContain('[date and time]');
  });

  it('keeps what matters most of a long note, and says what it left out', () => {
    const additionalContext = Array.from(
      { length: 60 },
      (_, index) => `On day ${index + 1} I saw careful work in the lab with two partners.`,
    ).join(' ');
    const values = form({ additionalContext, positiveNote: 'Helps others' });
    const document = compose(values, 5);
    expect(document.notice).toContain('Left out to stay short: “');
    expect(parentCommRecipe.check(document, values).filter(({ verdict }) => verdict === 'failure')).toEqual([]);
  });

  it('leaves a visible blank for a missing teacher name', () => {
    expect(compose(form({ teacherName: '' }), 1).signature).toBe('[your name]');
  });

  it('renders awkward text inert', () => {
    const awkward = '# Heading <script>alert(1)</script> **bold** [link](javascript:x) ![i](u)\n1. one\n> quote';
    const values = form({
      studentName: '<img src=x onerror=1>',
      additionalContext: awkward,
      positiveNote: '`code` & <i>x</i>',
      teacherName: '_T_',
    });
    const html = marked.parse(parentCommRecipe.render(compose(values, 2), values), { async: false });
    expect(html).not.toMatch(/<(?:script|img|i|a|h1|code|blockquote|em)\b/u);
    expect(html).toContain('Subject:');
  });
});

describe('parent email checks', () => {
  const check = (change: (document: ParentEmailDocument) => ParentEmailDocument, values = form()): string[] =>
    parentCommRecipe
      .check(change(compose(values, 4)), values)
      .filter(({ verdict }) => verdict === 'failure')
      .map(({ check: name }) => name);
  const withText =
    (text: string) =>
    (document: ParentEmailDocument): ParentEmailDocument => ({
      ...document,
      paragraphs: [...document.paragraphs, { part: 'school', text, items: [] }],
    });

  it.each([
    ['no-labels', 'To be open, Maya is lazy in math.'],
    ['no-added-pronoun', 'I think that he will do well.'],
  ])('find %s', (name, text) => {
    expect(check(withText(text))).toContain(name);
  });

  it('find a fact left out', () => {
    const values = form({ additionalContext: 'Maya read 27 pages.' });
    expect(check((document) => JSON.parse(JSON.stringify(document).replaceAll('27', 'many')) as ParentEmailDocument, values)).toContain(
      'facts-kept',
    );
  });

  it('find a greeting without the name given', () => {
    expect(check((document) => ({ ...document, greeting: 'Dear parent,' }))).toContain('greeting');
  });

  it('warn of another child’s name', () => {
    const values = form({
      emailType: 'Behavior Update',
      additionalContext: 'On Monday Maya pushed Tyler at recess. I told Ms. Hale in October.',
    });
    const warnings = parentCommRecipe
      .check(withText('Tyler was hurt.')(compose(values, 1)), values)
      .filter(({ verdict }) => verdict === 'warning');
    expect(warnings.map(({ message }) => message)).toEqual(['If “Tyler” is another child, leave the name out.']);
  });

  it('let the teacher’s own pronoun stand', () => {
    expect(check(withText('I will ask her about it.'), form({ additionalContext: 'She did well.' }))).not.toContain('no-added-pronoun');
  });
});

describe('parent email prompt', () => {
  it('never holds what the teacher typed', () => {
    const values = form({ additionalContext: 'SECRETDETAIL', positiveNote: 'SECRETNOTE', studentName: 'SECRETNAME' });
    for (const emailType of EMAIL_TYPES) {
      expect(JSON.stringify(parentCommRecipe.prompt({ ...values, emailType }, {} as Materials))).not.toContain('SECRET');
    }
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ORDINARY_FORMS } from '../testing/ordinary-forms.ts';
import { NAMES } from '../testing/names.ts';
import { CATALOGUE, TOOLS } from '../tools/catalogue.ts';
import { concealNames, mapTexts, revealInside, revealNames } from './conceal-names.ts';
import { foldText } from './folded-text.ts';
import { nameParts } from './name-parts.ts';

const parentComm = CATALOGUE['parent-comm'];
const form = (values: Record<string, string>) => ({
  studentName: 'Zoë O’Brien-Nuñez',
  parentName: 'Dr. Łukasz Ångström',
  teacherName: '',
  gradeLevel: '5th Grade',
  emailType: 'Other',
  positiveNote: '',
  additionalContext: '',
  ...values,
});
const conceal = (values: Record<string, string>) => concealNames(parentComm, form(values), () => 0);
const context = (studentName: string, additionalContext: string): string =>
  String(conceal({ studentName, parentName: 'Ms. Q', additionalContext }).form['additionalContext']);

const bare = (text: string): string => foldText(text).text;

/** Whether a text holds (a part of) a name. Short Latin parts stand inside ordinary words; of those only whole ones count. */
function holds(text: string, part: string): boolean {
  const [where, what] = [bare(text), bare(part)];
  if (Array.from(part).length === 1) return false;
  return what.length > 2 ? where.includes(what) : new RegExp(String.raw`(?<!\p{L})${what}(?!\p{L})`, 'u').test(where);
}

describe('names of many cultures', () => {
  it('are two hundred and more', () => {
    expect(new Set(NAMES).size).toBeGreaterThanOrEqual(200);
  });

  it.each(NAMES)('hides %s everywhere and gives it back letter by letter', (name) => {
    const parts = nameParts(name).map(({ typed }) => typed);
    expect(parts.length).toBeGreaterThan(0);
    const [first = ''] = parts;
    const lines = [
      `${name} was here.`,
      `We spoke with ${name}’s family.`,
      `I saw ${first}, and ${first}'s work.`,
      `(${name}) “${name}”`,
      `**${name}** _${first}_`,
    ];
    const written = { studentName: name, parentName: `Ms. ${parts.at(-1)}`, additionalContext: lines.join('\n') };
    const { form: hidden, names } = conceal(written);
    for (const part of parts) expect(holds(Object.values(hidden).join('\n'), part)).toBe(false);
    expect(revealInside(hidden, names)).toEqual(form(written));
  });

  it.each(NAMES)('hides %s in other case and without accents', (name) => {
    const parts = nameParts(name).map(({ typed }) => typed);
    const variants = [name.toUpperCase(), name.normalize('NFD').replaceAll(/[\u0300-\u036f]/gu, ''), name.normalize('NFD')];
    const hidden = String(conceal({ studentName: name, additionalContext: variants.join('; ') }).form['additionalContext']);
    for (const part of parts) expect(holds(hidden, part)).toBe(false);
  });
});

describe('names that are words', () => {
  it.each([
    ['Will Smith', 'Will you sign it? She will be there. I will call.', []],
    ['Will Smith', 'Today Will read well. Will missed a lab. WILL did too. Will Smith, too.', ['Will', 'WILL', 'Smith']],
    ['Grace Hopper', 'Give a day of grace. Then Grace wrote.', ['Grace']],
    ['Art Young', 'In Art class there is art for young artists. Art painted.', ['Art painted']],
    ['May Chen', 'It began in May, on May 3. May I call? We saw that May reads.', ['May reads']],
    ['Hope Diaz', 'Hope this helps. We hope so. I think Hope is ready.', ['Hope is']],
  ])('%s in “%s”', (name, text, gone) => {
    const hidden = context(name, text);
    for (const part of gone) expect(hidden).not.toContain(part);
    if (gone.length === 0) expect(hidden).toBe(text);
    expect(hidden).not.toMatch(/\b(?:grace|art|may|hope) [a-z]+dane\b/u);
    const lowerCaseWords = text.match(/\b(?:will|grace|art|young|hope)\b/gu) ?? [];
    expect(hidden.match(/\b(?:will|grace|art|young|hope)\b/gu) ?? []).toEqual(lowerCaseWords);
  });

  it.each([
    ['Jordan Rivera', 'Please ask Jordan to pick one task. I saw that Jordan is ready. Jordan has a plan.'],
    ['Rose Black', 'Rose of the blue team spoke; we told Rose the plan. Rose is early. Black, Rose.'],
    ['Will Young', 'When Will is here, Will of all people helps. After that, Will you call? Will’s work.'],
  ])('hides %s wherever it may be the name: “%s”', (name, text) => {
    expect(context(name, text).replace('Will you call', '')).not.toMatch(/\b(?:Jordan|Rose|Black|Will)\b/u);
  });

  it('leaves a name inside another word alone', () => {
    const text = 'We plan planning; the annex; Annapolis; an anniversary.';
    expect(context('Ann', text)).toBe(text);
    expect(context('Ann', 'Anns work. ann read. The Anns came.')).not.toMatch(/\bann/iu);
  });

  it('hides initials beside the name only', () => {
    const hidden = context('I. Khan', 'I called. I. Khan called. Group I is next.');
    expect(hidden).toMatch(/^I called\. \w+\. \w+ called\. Group I is next\.$/u);
    expect(hidden).not.toContain('Khan');
  });
});

describe('names that meet', () => {
  it('keeps two spellings of one name apart', () => {
    const written = { studentName: 'José RIVERA', parentName: 'Mr. Jose Rivera', additionalContext: 'José RIVERA and Jose Rivera came.' };
    const { form: hidden, names } = conceal(written);
    expect(revealInside(hidden, names)).toEqual(form(written));
  });

  it('hides two equal names with one stand-in', () => {
    const { form: hidden } = conceal({ studentName: 'Kim Rivera', parentName: 'Kim Rivera' });
    expect(hidden['studentName']).toBe(hidden['parentName']);
  });

  it('finds names without spaces around them', () => {
    expect(context('王小明', '今天王小明没来,小明的妈妈打了电话。')).not.toMatch(/小明/u);
    expect(context('김민준', '민준이가 왔어요. 김민준은 읽어요.')).not.toMatch(/민준/u);
    expect(context('أحمد الخطيب', 'تحدثت مع أحمد وأحمد سعيد.')).not.toMatch(/أحمد/u);
    expect(context('Zoe Park', '今天Zoe没来')).not.toMatch(/Zoe/u);
    expect(context('Ana Gomez', 'AnaGomez wrote. The Gomezes came.')).not.toMatch(/gomez/iu);
  });

  it('has enough stand-ins for any form, and takes none that stands in it', () => {
    const many = Array.from(
      { length: 60 },
      (_, index) => `${String.fromCodePoint(0x4e00 + index * 40)}${String.fromCodePoint(0x6000 + index)}`,
    ).join(' ');
    const { names } = conceal({ studentName: many, additionalContext: 'Averldane is a place.' });
    expect(names.size).toBeGreaterThanOrEqual(60);
    expect(new Set([...names.keys()].map((name) => name.toLowerCase())).size).toBe(names.size);
    expect([...names.keys()].join(' ')).not.toMatch(/averl/iu);
    for (const one of names.keys()) for (const other of names.keys()) expect(one !== other && other.startsWith(one)).toBe(false);
  });

  it('never harms what is not a name, whatever is typed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), fc.string({ unit: 'grapheme', maxLength: 60 }), (studentName, additionalContext) => {
        const { form: hidden, names } = conceal({ studentName, additionalContext });
        expect(bare(revealNames(String(hidden['additionalContext']), names))).toBe(bare(additionalContext));
        expect(revealNames(String(hidden['studentName']), names)).toBe(studentName);
      }),
      { numRuns: 300 },
    );
  });
});

describe('contact details', () => {
  it.each([
    ['Write to zoe.obrien+school@mail.example.org, please.', /mail\.example|obrien/iu],
    ['Call (555) 867-5309 or 555.867.5310 x4.', /867/u],
    ['Call me at +44 20 7946 0958 today.', /7946/u],
    ['Her cell is 867-5309.', /867/u],
    ['SSN 123-45-6789.', /6789/u],
    ['Student ID: 00482913, lunch number 77120.', /00482913|77120/u],
    ['DOB 4/12/2015', /2015/u],
    ['Nummer 004829134.', /004829134/u],
  ])('hides those in “%s” and gives them back', (additionalContext, secret) => {
    const { form: hidden, names } = conceal({ additionalContext });
    expect(hidden['additionalContext']).not.toMatch(secret);
    expect(revealInside(hidden, names)).toEqual(form({ additionalContext }));
  });

  it.each([
    'The unit test is on 3/14/2026 at 10:30; read pages 100-120 and 205.',
    'Use the numbers 1,000,000 and 250000, and the years 1861-1865.',
    'It costs $1249.50 for 24 calculators.',
    'Compare 3.14159265 with 22/7. IDs are checked. We did 12 of 30 tasks, 1 2 3 4.',
  ])('leaves other numbers alone: “%s”', (additionalContext) => {
    expect(conceal({ additionalContext }).form['additionalContext']).toBe(additionalContext);
  });

  it.each(TOOLS.map(({ id }) => id))('are hidden in every text field of %s', (id) => {
    const tool = CATALOGUE[id];
    const secret = 'Mail ana@example.org or call 555-867-5309; SSN 123-45-6789.';
    const filled = mapTexts(ORDINARY_FORMS[id], (text) => text);
    const texts = tool.fields.filter(({ kind }) => kind === 'text' || kind === 'textarea').map(({ name }) => name);
    const written = { ...filled, ...Object.fromEntries(texts.map((name) => [name, secret])) };
    const { form: hidden, names } = concealNames(tool, written, () => 0);
    expect(JSON.stringify(hidden)).not.toMatch(/ana@|867|6789/u);
    expect(revealInside(hidden, names)).toEqual(written);
  });
});

describe('what stays', () => {
  it('keeps titles and choices', () => {
    const { form: hidden } = conceal({ studentName: 'Grade Fifth Other' });
    expect(hidden['parentName']).toMatch(/^Dr\. /u);
    expect(hidden['gradeLevel']).toBe('5th Grade');
    expect(hidden['emailType']).toBe('Other');
  });

  it('finds stand-ins in any case and inside emphasis', () => {
    const { names, form: hidden } = conceal({ studentName: 'Zoë' });
    const invented = String(hidden['studentName']);
    expect(revealNames(`**${invented}** _${invented.toUpperCase()}_ ${invented.toLowerCase()}s`, names)).toBe('**Zoë** _Zoë_ Zoës');
  });

  it('reveals in one pass, so that a real name which holds a stand-in is safe', () => {
    const names = new Map([
      ['Averldane', 'Brondlyn'],
      ['Brondlyn', 'Zoë'],
    ]);
    expect(revealNames('Averldane and Brondlyn', names)).toBe('Brondlyn and Zoë');
  });
});

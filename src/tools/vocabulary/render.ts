import { blocks, heading, labelled, plain, rich, richBullets, writingLines } from '../../text/markdown.ts';
import type { FormOf } from '../catalogue.ts';
import type { Copy } from '../sheet.ts';
import { NAME_AND_DATE, renderHeader } from '../parts/render-header.ts';
import { renderTexts } from '../parts/render-passage.ts';
import type { VocabularyDocument } from './document.ts';

const TIERS = ['', 'everyday word', 'academic word', 'topic word'] as const;

type Entry = VocabularyDocument['entries'][number];

function renderEntry(entry: Entry, language: string): string {
  const translation =
    language === ''
      ? undefined
      : labelled(
          language,
          entry.translation === ''
            ? 'no sure translation here; ask a family, a colleague or a dictionary'
            : [entry.translation, entry.meaningTranslated].filter(Boolean).join(' – '),
        );
  return blocks(
    `## ${plain(entry.term)}`,
    `*${[plain(entry.partOfSpeech), TIERS[entry.tier] ?? '', plain(entry.say)].filter(Boolean).join(', ')}*`,
    [
      labelled('Meaning', entry.definition),
      translation,
      labelled('Example', entry.example),
      labelled('Not the same', entry.contrast),
      labelled('Word parts', entry.wordParts),
      labelled('Draw it', entry.picture),
    ]
      .filter((line) => line !== undefined)
      .map((line) => `- ${line}`)
      .join('\n'),
  );
}

/** With what the student adds: a sentence and a picture of her own. */
function renderStudentEntry(
  { term, say, partOfSpeech, definition, example, translation, meaningTranslated }: Entry,
  language: string,
): string {
  const lines = [
    labelled('Meaning', definition),
    language !== '' && translation !== '' && labelled(language, [translation, meaningTranslated].filter(Boolean).join(' – ')),
  ];
  return blocks(
    `## ${plain(term)}`,
    `*${[plain(partOfSpeech), plain(say)].filter(Boolean).join(', ')}*`,
    [...lines, labelled('Example', example)]
      .filter((line) => line !== false)
      .map((line) => `- ${line}`)
      .join('\n'),
    '**My own sentence:**',
    writingLines(2),
    '**My picture:**',
    writingLines(1),
  );
}

export function renderVocabulary(document: VocabularyDocument, form: FormOf<'vocabulary'>, copy: Copy = 'teacher'): string {
  const language = form.translationLanguage === '' ? document.language : form.translationLanguage;
  return blocks(
    heading(1, `Vocabulary: ${document.title}`),
    copy === 'teacher' &&
      renderHeader({
        gradeLevel: form.gradeLevel,
        standards: document.standards,
        standard: form.stateStandard,
        framework: form.optionalFramework,
        more: [`${document.entries.length} words`],
      }),
    copy === 'student' && NAME_AND_DATE,
    ...document.entries.map((entry) => (copy === 'student' ? renderStudentEntry(entry, language) : renderEntry(entry, language))),
    heading(2, 'Practice'),
    ...document.practice.map((task, index) => `**${index + 1}.** ${rich(task)}`),
    ...renderTexts(document.texts),
    document.frames.length > 0 && blocks(heading(2, 'Sentence frames'), richBullets(document.frames)),
    copy === 'teacher' &&
      document.practiceKey.length > 0 &&
      blocks(heading(2, 'Answers'), ...document.practiceKey.map((answer, index) => `**${index + 1}.** ${rich(answer)}`)),
    copy === 'teacher' && document.watchOut.length > 0 && blocks(heading(2, 'Watch out'), richBullets(document.watchOut)),
    copy === 'teacher' &&
      document.teacherNotes.length > 0 &&
      blocks(heading(2, 'Notes for the teacher'), richBullets(document.teacherNotes)),
  );
}

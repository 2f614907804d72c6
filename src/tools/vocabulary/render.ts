import { blocks, bullets, heading, labelled, numbered, plain } from '../../text/markdown.ts';
import type { FormOf } from '../catalogue.ts';
import { renderHeader } from '../parts/render-header.ts';
import type { VocabularyDocument } from './document.ts';

const TIERS = ['', 'everyday word', 'academic word', 'topic word'] as const;

type Entry = VocabularyDocument['entries'][number];

function renderEntry(entry: Entry, language: FormOf<'vocabulary'>['translationLanguage']): string {
  const translation =
    language === ''
      ? undefined
      : labelled(
          language,
          entry.translation === '' ? 'no sure translation here; ask a family, a colleague or a dictionary' : entry.translation,
        );
  return blocks(
    `## ${plain(entry.term)}`,
    `*${plain(entry.partOfSpeech)}, ${TIERS[entry.tier] ?? ''}*`,
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

export function renderVocabulary(document: VocabularyDocument, form: FormOf<'vocabulary'>): string {
  return blocks(
    heading(1, `Vocabulary: ${document.title}`),
    renderHeader({
      gradeLevel: form.gradeLevel,
      standards: document.standards,
      standard: form.stateStandard,
      framework: form.optionalFramework,
      more: [`${document.entries.length} words`],
    }),
    ...document.entries.map((entry) => renderEntry(entry, form.translationLanguage)),
    heading(2, 'Practice'),
    numbered(document.practice),
    document.teacherNotes.length > 0 && blocks(heading(2, 'Notes for the teacher'), bullets(document.teacherNotes)),
  );
}

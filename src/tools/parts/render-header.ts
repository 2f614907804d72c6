/** The lines under a document's title: for whom it is and what it is aligned to. */
import { standardsLine } from '../../composer/standards-line.ts';
import { blocks, labelled, plain } from '../../text/markdown.ts';
import type { Framework } from '../choices/frameworks.ts';
import type { StateStandard } from '../choices/standards.ts';

export interface HeaderLines {
  readonly gradeLevel: string;
  readonly standards: readonly string[];
  readonly standard: StateStandard;
  readonly framework: Framework;
  /** Further facts such as '45 minutes'. */
  readonly more?: readonly string[];
}

export function renderHeader({ gradeLevel, standards, standard, framework, more = [] }: HeaderLines): string {
  const facts = [gradeLevel, ...more, framework]
    .filter(Boolean)
    .map((fact) => plain(fact))
    .join(' · ');
  const line = standardsLine(standards, standard);
  return blocks(facts, line !== '' && labelled('Standards', line));
}

/** Name and date lines for a student's sheet. */
export const NAME_AND_DATE = String.raw`Name: \_\_\_\_\_\_\_\_\_\_\_\_\_\_\_\_\_\_\_\_\_\_\_\_\_\_ Date: \_\_\_\_\_\_\_\_\_\_\_\_`;

import { LANGUAGES } from '../choices/languages.ts';
import {
  additionalContextField,
  gradeLevelField,
  optionalFrameworkField,
  optionalStandardField,
  topicField,
} from '../choices/shared-fields.ts';
import { defineTool } from '../define-tool.ts';

export const vocabulary = defineTool({
  id: 'vocabulary',
  title: 'Vocabulary Finder',
  description: 'The words a topic needs, explained for students, with examples, pictures to draw and translations.',
  category: 'Content Creation',
  badge: 'New',
  route: 'vocabulary-finder',
  slugs: ['vocabulary', 'vocabulary-finder'],
  fields: [
    {
      ...topicField,
      placeholder: 'e.g. Volcanoes, the Constitution, fractions',
    },
    gradeLevelField,
    optionalStandardField,
    optionalFrameworkField,
    {
      name: 'translationLanguage',
      label: 'Translation language',
      kind: 'select',
      required: false,
      help: 'A translation that is not known for sure is marked, never guessed.',
      options: LANGUAGES,
    },
    additionalContextField,
  ],
});

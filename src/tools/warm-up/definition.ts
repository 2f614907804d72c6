import { additionalContextField, frameworkField, gradeLevelField, requiredStandardField, topicField } from '../choices/shared-fields.ts';
import { choices, defineTool } from '../define-tool.ts';

export const warmUp = defineTool({
  id: 'warm-up',
  title: 'Warm-Up Generator',
  description: 'A five- to ten-minute start that wakes up what students already know.',
  category: 'Planning',
  badge: 'Popular',
  route: 'warm-up-creator',
  slugs: ['warm-up-creator'],
  fields: [
    {
      ...topicField,
      placeholder: 'e.g. Photosynthesis, equivalent fractions, theme',
      help: 'Today’s topic. The warm-up recalls what comes before it.',
    },
    gradeLevelField,
    requiredStandardField,
    frameworkField,
    {
      name: 'difficultyLevel',
      label: 'Difficulty',
      kind: 'select',
      required: true,
      placeholder: 'Choose a difficulty',
      options: choices('Beginner', 'Intermediate', 'Advanced'),
    },
    additionalContextField,
  ],
});

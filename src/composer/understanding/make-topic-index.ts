import { topicDocuments } from './topic-documents.ts';
import { buildTopicIndex } from './topic-index.ts';

/** Run when the server is built, and done when it is imported. */
export const topicIndexJson: string = buildTopicIndex(await topicDocuments());

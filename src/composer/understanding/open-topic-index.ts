/** The index of topics as this process has it: built with the server, or, in development, when it is first asked for. */
import json from 'virtual:topic-index';
import { TopicIndex } from './topic-index.ts';

export type { Found } from './topic-index.ts';

let opened: TopicIndex | undefined;

export function topicIndex(): TopicIndex {
  opened ??= TopicIndex.from(json);
  return opened;
}

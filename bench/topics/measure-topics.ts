/**
 * The figures of topic reading: how often what teachers type leads to the right family and lesson-sized topic. Once with the
 * library as it is, which names its topics in all these ways; once without every second way, as it will fare with what
 * nobody foresaw.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { readCourseWords } from '../../src/composer/understanding/course-words.ts';
import { topicIndex } from '../../src/composer/understanding/open-topic-index.ts';
import { readTopic } from '../../src/composer/understanding/read-topic.ts';
import { correctSpelling } from '../../src/composer/understanding/spelling.ts';
import { topicDocuments } from '../../src/composer/understanding/topic-documents.ts';
import { TopicIndex, buildTopicIndex } from '../../src/composer/understanding/topic-index.ts';
import { termOf, wordsOf } from '../../src/composer/understanding/words.ts';
import { type TypedTopic, typedTopics } from './measure.ts';

export interface Share {
  readonly ways: number;
  /** 0 to 1. */
  readonly rightFamily: number;
  readonly rightLesson: number;
  readonly wrongSubject: number;
  readonly unknown: number;
  readonly misses: readonly string[];
}

export interface TopicFigures {
  readonly known: Share;
  readonly heldOut: Share;
  /** Texts that are no topic of ours, and how many of them were taken for one. */
  readonly strangers: number;
  readonly taken: readonly string[];
  readonly medianMs: number;
}

const GRADES = [1, 4, 7, 10] as const;

const key = (text: string): string =>
  wordsOf(text)
    .flatMap((word) => termOf(word) ?? [])
    .join(' ');

/** The library's index without the names that the held-out ways are. */
async function indexWithout(ways: readonly TypedTopic[]): Promise<TopicIndex> {
  const library = topicIndex();
  const isKnown = (word: string): boolean => library.knows(word);
  const left = new Set(ways.map(({ typed }) => key(correctSpelling(readCourseWords(typed).rest, library.words, isKnown).text)));
  const documents = await topicDocuments();
  return TopicIndex.from(
    buildTopicIndex(
      documents.map((document) => ({
        ...document,
        also: document.also
          .split(' ; ')
          .filter((name) => !left.has(key(name)))
          .join(' ; '),
      })),
    ),
  );
}

function shareOf(ways: readonly TypedTopic[], index: TopicIndex): Share {
  const read = ways.map((way) => ({ way, reading: readTopic(way.typed, way.grade, index) }));
  const withFamily = read.filter(({ way }) => way.families.length > 0);
  const share = (count: number, of: number): number => count / (of || 1);
  const isRight = ({ way, reading }: (typeof read)[number]): boolean => reading.lesson?.id === way.lesson;
  return {
    ways: ways.length,
    rightFamily: share(withFamily.filter(({ way, reading }) => way.families.includes(reading.families[0] ?? '')).length, withFamily.length),
    rightLesson: share(read.filter(isRight).length, read.length),
    wrongSubject: share(read.filter(({ way, reading }) => reading.lesson && reading.lesson.subject !== way.subject).length, read.length),
    unknown: share(read.filter(({ reading }) => reading.certainty === 'unknown').length, read.length),
    misses: read
      .filter((one) => !isRight(one))
      .map(({ way, reading }) => `${way.typed} [${way.lesson}] → ${reading.lesson?.id ?? 'nothing'}`),
  };
}

export async function measureTopics(): Promise<TopicFigures> {
  const ways = typedTopics();
  const heldOut = ways.filter((way) => way.isHeldOut);
  const strangers = readFileSync(path.join(import.meta.dirname, 'no-topics.txt'), 'utf8')
    .trim()
    .split('\n');
  readTopic('photosythesis', 7);
  const times = heldOut.map(({ typed, grade }) => {
    const start = performance.now();
    readTopic(typed, grade);
    return performance.now() - start;
  });
  return {
    known: shareOf(ways, topicIndex()),
    heldOut: shareOf(heldOut, await indexWithout(heldOut)),
    strangers: strangers.length,
    taken: strangers.filter((text, index) => readTopic(text, GRADES[index % GRADES.length] ?? 4).certainty !== 'unknown'),
    medianMs: times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0,
  };
}

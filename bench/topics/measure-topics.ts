/** The figures of topic reading: how often what teachers type leads to the right family and lesson-sized topic. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { readTopic } from '../../src/composer/understanding/read-topic.ts';
import { typedTopics } from './measure.ts';

export interface TopicFigures {
  /** Ways to type a topic that content does not name. */
  readonly ways: number;
  /** 0 to 1. */
  readonly rightFamily: number;
  readonly rightLesson: number;
  readonly unknown: number;
  /** Texts that are no topic of ours, and how many of them were taken for one. */
  readonly strangers: number;
  readonly taken: readonly string[];
  readonly medianMs: number;
  readonly misses: readonly string[];
}

const GRADES = [1, 4, 7, 10] as const;

export function measureTopics(): TopicFigures {
  const ways = typedTopics().filter(({ isNamed }) => !isNamed);
  const withFamily = ways.filter(({ families }) => families.length > 0);
  readTopic('photosythesis', 7);
  const times: number[] = [];
  const readings = new Map(
    ways.map((way) => {
      const start = performance.now();
      const reading = readTopic(way.typed, way.grade);
      times.push(performance.now() - start);
      return [way, reading] as const;
    }),
  );
  const isRightFamily = (way: (typeof ways)[number]): boolean => way.families.includes(readings.get(way)?.families[0] ?? '');
  const isRightLesson = (way: (typeof ways)[number]): boolean => readings.get(way)?.lesson?.id === way.lesson;
  const strangers = readFileSync(path.join(import.meta.dirname, 'no-topics.txt'), 'utf8')
    .trim()
    .split('\n');
  return {
    ways: ways.length,
    rightFamily: withFamily.filter(isRightFamily).length / withFamily.length,
    rightLesson: ways.filter(isRightLesson).length / ways.length,
    unknown: ways.filter((way) => readings.get(way)?.certainty === 'unknown').length / ways.length,
    strangers: strangers.length,
    taken: strangers.filter((text, index) => readTopic(text, GRADES[index % GRADES.length] ?? 4).certainty !== 'unknown'),
    medianMs: times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0,
    misses: ways
      .filter((way) => !isRightLesson(way))
      .map((way) => `${way.typed} [${way.lesson}] → ${readings.get(way)?.lesson?.id ?? 'nothing'}`),
  };
}

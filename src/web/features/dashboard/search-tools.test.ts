import { expect, it } from 'vitest';
import { TOOLS } from '../../../tools/catalogue.ts';
import type { Category } from '../../../tools/define-tool.ts';
import { searchTools } from './search-tools.ts';

const ids = (query: string, category: Category | 'All' = 'All') => searchTools(TOOLS, query, category).map(({ id }) => id);

it('shows every tool for an empty query', () => {
  expect(ids('  ')).toHaveLength(12);
});

it('matches title or category, whatever the case', () => {
  expect(ids('RUBRIC')[0]).toBe('rubric');
  expect(ids('communication')).toEqual(expect.arrayContaining(['parent-comm', 'admin-comm']));
  expect(ids('assess')).toHaveLength(4);
});

it('puts exact matches before descriptions and near misses', () => {
  expect(ids('quiz')[0]).toBe('quiz-maker');
  expect(ids('vocabluary')).toEqual(['vocabulary']);
  expect(ids('misconceptions')).toEqual(['lesson-planner']);
});

it('stays within the category', () => {
  expect(ids('', 'Planning')).toEqual(['lesson-planner', 'warm-up']);
  expect(ids('rubric', 'Planning')).toEqual([]);
});

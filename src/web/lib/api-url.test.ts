import { expect, it } from 'vitest';
import { apiUrl } from './api-url.ts';

it('adds the /api prefix once', () => {
  expect(apiUrl('/auth/token', '')).toBe('/api/auth/token');
  expect(apiUrl('/auth/token', 'https://school.example')).toBe('https://school.example/api/auth/token');
  expect(apiUrl('/auth/token', 'https://school.example/api')).toBe('https://school.example/api/auth/token');
  expect(apiUrl('/auth/token', 'https://school.example/api/')).toBe('https://school.example/api/auth/token');
});

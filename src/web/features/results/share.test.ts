import { expect, it } from 'vitest';
import { shareTargets } from './share.ts';

it('shares a fixed sentence and the page, never its query or fragment', () => {
  const targets = shareTargets('Quiz Maker', 'https://homeroom.example/quiz/?topic=secret#student');
  expect(targets.map(({ label }) => label)).toEqual(['Twitter', 'LinkedIn', 'Facebook', 'WhatsApp', 'Email']);
  for (const { href } of targets) {
    expect(decodeURIComponent(href)).toContain('https://homeroom.example/quiz/');
    expect(href).not.toMatch(/secret|student/u);
  }
});

import { expect, it } from 'vitest';
import { TOPIC_CARDS } from '../../composer/topics/topic-packs.ts';
import { composerEngine } from '../../generation/composer-engine.ts';
import { generate } from '../../generation/generate.ts';
import { ORDINARY_FORMS } from '../../testing/ordinary-forms.ts';
import type { ExitTicketDocument } from './document.ts';

it('asks about one misconception once', async () => {
  const repeated: string[] = [];
  // In a grade that none of a topic's bands is near, another topic is meant.
  for (const { title, id } of TOPIC_CARDS.filter(({ bands }) => bands.includes('3-5') || bands.includes('6-8'))) {
    for (const seed of [1, 2, 3]) {
      const formData = { ...ORDINARY_FORMS['exit-tickets'], lessonObjective: title, assessmentType: 'Understanding Check' };
      const { document } = await generate({ toolId: 'exit-tickets', formData }, { engines: [composerEngine], seed });
      const answers = (document as ExitTicketDocument).items.map(({ answer }) => answer);
      if (new Set(answers).size < answers.length) repeated.push(`${id} (${seed})`);
    }
  }
  expect(repeated).toEqual([]);
}, 60_000);

/** The model engine over both protocols, against a mock of the providers that others wrote. */
import { type ChatCompletionRequest, type FixtureResponse, LLMock } from '@copilotkit/aimock';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { composerEngine } from '../../generation/composer-engine.ts';
import { generate } from '../../generation/generate.ts';
import type { ModelClient } from '../../generation/model-client.ts';
import { modelEngine } from '../../generation/model-engine.ts';
import type { Generation } from '../../generation/present-draft.ts';
import { ORDINARY_FORMS } from '../../testing/ordinary-forms.ts';
import type { ToolId } from '../../tools/catalogue.ts';
import type { QuizDocument } from '../../tools/quiz-maker/document.ts';
import { anthropicClient } from './anthropic-client.ts';
import { openAiClient } from './openai-client.ts';

interface Protocol {
  readonly name: string;
  client(url: string): ModelClient;
  /** The provider's answer that carries this text. */
  answer(text: string, finishReason?: string): FixtureResponse;
  readonly cutOff: string;
  readonly refusal: FixtureResponse;
}

const PROTOCOLS: readonly Protocol[] = [
  {
    name: 'openai',
    client: (url) => openAiClient({ provider: 'openai', model: 'gpt-test', apiKey: 'sk-test-key', baseUrl: `${url}/v1` }),
    answer: (text, finishReason) => ({ content: text, ...(finishReason !== undefined && { finishReason }) }),
    cutOff: 'length',
    refusal: { content: '', finishReason: 'content_filter' },
  },
  {
    name: 'anthropic',
    client: (url) => anthropicClient({ model: 'claude-test', apiKey: 'sk-ant-test-key', baseUrl: url }),
    answer: (text, finishReason) => {
      try {
        return { toolCalls: [{ name: 'quiz_maker', arguments: JSON.stringify(JSON.parse(text)) }] };
      } catch {
        return { content: text, ...(finishReason !== undefined && { finishReason }) };
      }
    },
    cutOff: 'length',
    refusal: { content: 'I can’t help with that.', finishReason: 'refusal' },
  },
];

async function quizFrom(seed: number): Promise<QuizDocument> {
  const { document } = await generate(
    { toolId: 'quiz-maker', formData: ORDINARY_FORMS['quiz-maker'] },
    { engines: [composerEngine], seed },
  );
  return document as QuizDocument;
}

describe.each(PROTOCOLS)('a model over the protocol of $name', (protocol) => {
  let mock: LLMock;
  let requests: ChatCompletionRequest[];

  beforeEach(async () => {
    requests = [];
    mock = new LLMock({ port: 0 });
    await mock.start();
  });
  afterEach(() => mock.stop());

  /** Answers the calls one after the other; the last answer repeats. */
  function script(...answers: readonly FixtureResponse[]): void {
    mock.on({}, (request) => {
      requests.push(request);
      return answers[Math.min(requests.length, answers.length) - 1] as FixtureResponse;
    });
  }

  function draft(timeLimitMs = 5000, toolId: ToolId = 'quiz-maker'): Promise<Generation> {
    const engine = modelEngine(protocol.client(mock.url), { silenceMs: 5000, maxTokens: 8000 });
    return generate({ toolId, formData: ORDINARY_FORMS[toolId] }, { engines: [engine, composerEngine], seed: 1, timeLimitMs });
  }

  it('drafts a document that is checked and rendered like any other', async () => {
    const quiz = await quizFrom(3);
    script(protocol.answer(JSON.stringify(quiz)));
    const { engine, findings, content, document } = await draft();
    expect(engine).toMatch(new RegExp(`^${protocol.name}/`, 'u'));
    expect(findings.filter(({ verdict }) => verdict === 'failure')).toEqual([]);
    expect((document as QuizDocument).questions.map(({ question }) => question)).toEqual(quiz.questions.map(({ question }) => question));
    expect(content).toContain('Answer key');
    expect(requests).toHaveLength(1);
  });

  it('keeps what the teacher typed out of the instructions', async () => {
    script(protocol.answer(JSON.stringify(await quizFrom(3))));
    await draft();
    const system = JSON.stringify(requests[0]?.messages.filter(({ role }) => role === 'system'));
    const user = JSON.stringify(requests[0]?.messages.filter(({ role }) => role === 'user'));
    expect(user).toContain('Eight questions.');
    expect(system).not.toContain('Eight questions.');
    expect(system).toContain('exactly 8 questions');
  });

  it('asks once more after a truncated answer', async () => {
    const whole = JSON.stringify(await quizFrom(3));
    script(protocol.answer(whole.slice(0, 300), protocol.cutOff), protocol.answer(whole));
    const { engine } = await draft();
    expect(engine).toMatch(new RegExp(`^${protocol.name}/`, 'u'));
    expect(requests).toHaveLength(2);
  });

  it('falls back to the composer when the answer stays truncated', async () => {
    script(protocol.answer(JSON.stringify(await quizFrom(3)).slice(0, 300), protocol.cutOff));
    const { engine, passedOver } = await draft();
    expect(engine).toBe('composer');
    expect(passedOver).toEqual([{ engine: expect.stringContaining(protocol.name), reason: 'unreadable' }]);
  });

  it('has a wrong count repaired once', async () => {
    const quiz = await quizFrom(3);
    script(protocol.answer(JSON.stringify({ ...quiz, questions: quiz.questions.slice(0, 5) })), protocol.answer(JSON.stringify(quiz)));
    const { engine, document } = await draft();
    expect(engine).toMatch(new RegExp(`^${protocol.name}/`, 'u'));
    expect((document as QuizDocument).questions).toHaveLength(8);
    expect(requests).toHaveLength(2);
    expect(JSON.stringify(requests[1]?.messages)).toContain('The quiz has 5 questions; 8 were asked for.');
  });

  it('shows the finding when the second draft has it too', async () => {
    const quiz = await quizFrom(3);
    script(protocol.answer(JSON.stringify({ ...quiz, questions: quiz.questions.slice(0, 5) })));
    const { content, findings } = await draft();
    expect(requests).toHaveLength(2);
    expect(findings.map(({ message }) => message)).toContain('The quiz has 5 questions; 8 were asked for.');
    expect(content).toContain('Check this: The quiz has 5 questions; 8 were asked for.');
  });

  it('falls back to the composer on a refusal', async () => {
    script(protocol.refusal);
    const { engine, passedOver } = await draft();
    expect(engine).toBe('composer');
    expect(passedOver[0]?.reason).toMatch(/refused|unreadable/u);
  });

  it('waits as long as a 429 asks, then tries once more', async () => {
    const started = performance.now();
    script({ error: { message: 'slow down' }, status: 429, retryAfter: 1 }, protocol.answer(JSON.stringify(await quizFrom(3))));
    const { engine } = await draft();
    expect(engine).toMatch(new RegExp(`^${protocol.name}/`, 'u'));
    expect(performance.now() - started).toBeGreaterThan(900);
  });

  it('falls back to the composer on a 500 that stays', async () => {
    script({ error: { message: 'sk-secret and the whole prompt' }, status: 500 });
    const { engine, passedOver, content } = await draft();
    expect(engine).toBe('composer');
    expect(passedOver[0]?.reason).toBe('unavailable');
    expect(requests).toHaveLength(2);
    expect(content).not.toContain('sk-secret');
  });

  it('falls back to the composer when the time is up', async () => {
    const answer = protocol.answer(JSON.stringify(await quizFrom(3)));
    mock.on({}, answer, { chaos: { latencyMs: 3000 } });
    const started = performance.now();
    const { engine, passedOver } = await draft(300);
    expect(engine).toBe('composer');
    expect(passedOver[0]?.reason).toBe('timeout');
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('falls back to the composer when the line is cut midway', async () => {
    mock.on({}, protocol.answer(JSON.stringify(await quizFrom(3))), { chaos: { disconnectRate: 1 } });
    const { engine, passedOver } = await draft();
    expect(engine).toBe('composer');
    expect(passedOver[0]?.reason).toBe('unavailable');
  });

  it('sends no name of a person, and gives every name back', async () => {
    script({ content: 'no JSON' });
    await draft(5000, 'parent-comm');
    const sent = JSON.stringify(requests);
    expect(requests.length).toBeGreaterThan(0);
    expect(sent).not.toMatch(/Jordan|Rivera|Okafor/u);
  });
});

/** What both vendors' streams have in common: answers that come at once although a stream was asked for, and answers without end. */
import { EngineFailure } from '../../generation/engine.ts';

/** More characters than any tokeniser makes of one token. */
const MOST_CHARACTERS_PER_TOKEN = 20;

/** Collects an answer's text. @throws EngineFailure 'unreadable' once it is longer than the tokens asked for can be */
export function collectText(maxTokens: number, onText: (piece: string) => void): { add(piece: string): void; readonly text: string } {
  const most = maxTokens * MOST_CHARACTERS_PER_TOKEN;
  let text = '';
  return {
    add(piece) {
      if (piece === '') return;
      text += piece;
      if (text.length > most) throw new EngineFailure('unreadable', 'The model’s answer has no end');
      onText(piece);
    },
    get text() {
      return text;
    },
  };
}

/** Some compatible servers answer a request for a stream with one JSON body. */
export function isOneBody(response: Response): boolean {
  return response.headers.get('content-type')?.includes('application/json') === true;
}

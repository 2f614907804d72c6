/**
 * Every expected failure: its code, its HTTP status and what a person is told. Anything else that is thrown is a bug.
 * The texts of the specification's error catalogue are shown by the browser; these are the server's own.
 */
export const ERRORS = {
  'unknown-tool': { status: 404, message: 'There is no tool with this name.' },
  'invalid-form': { status: 400, message: 'Please check the form: something is missing or not valid.' },
  'invalid-document': { status: 400, message: 'This result can’t be read. Please generate it again.' },
  'no-fresh-item': { status: 409, message: 'Nothing different could be found for this place. Try again, or edit it yourself.' },
  'body-too-complex': { status: 400, message: 'The request has too many parts, or parts inside parts too often. Please make it simpler.' },
  'invalid-body': { status: 400, message: 'The request can’t be read.' },
  'body-too-large': { status: 413, message: 'The request is too large.' },
  'unsupported-media-type': { status: 415, message: 'The request must be JSON.' },
  unauthorized: { status: 401, message: 'A valid access token is needed. Please reload the page.' },
  'not-found': { status: 404, message: 'There is nothing at this address.' },
  'method-not-allowed': { status: 405, message: 'This address does not accept this method.' },
  'too-many-requests': { status: 429, message: 'That was a lot at once. Please wait a moment and try again.' },
  'headers-too-large': { status: 431, message: 'The request’s headers are too large.' },
  'request-timeout': { status: 408, message: 'The request took too long to arrive.' },
  'expectation-failed': { status: 417, message: 'This expectation can’t be met.' },
  overloaded: { status: 503, message: 'The server is busy just now. Please try again in a moment.' },
  stopping: { status: 503, message: 'The server is stopping.' },
  'store-unavailable': { status: 503, message: 'This could not be saved just now. Please try again in a moment.' },
  'no-engine': { status: 503, message: 'No draft could be made just now. Please try again in a moment.' },
  'broke-off': { status: 503, message: 'This broke off before it was finished. Please try again.' },
  'not-drafting': { status: 503, message: 'No drafts can be made here just now.' },
  busy: { status: 503, message: 'Many drafts are being made just now. Please try again in a few seconds.' },
  'no-model': { status: 503, message: 'This change needs a language model, and none could make it just now. Your draft is unchanged.' },
  cancelled: { status: 499, message: 'The request was cancelled.' },
  unexpected: { status: 500, message: 'Something went wrong on our side. Please try again.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  /** Seconds to wait before trying again, where that is known. */
  readonly retryAfterSeconds: number | undefined;

  /** @param message what the person is told; the code's own text if left out */
  constructor(code: ErrorCode, message?: string, retryAfterSeconds?: number) {
    super(message ?? ERRORS[code].message);
    this.name = 'AppError';
    this.code = code;
    this.status = ERRORS[code].status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

import type { FieldError, Problem } from '@meikan/contracts';

/** The server answered and said no (RFC 9457). `message` is Japanese and may be shown. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly problem: Problem;
  /** How long the server asks to be left alone, in ms; `null` when it named no time. */
  readonly retryAfter: number | null;

  constructor(problem: Problem, retryAfter: number | null = null) {
    super(problem.detail || problem.title);
    this.problem = problem;
    this.retryAfter = retryAfter;
  }

  get status(): number {
    return this.problem.status;
  }

  get code(): string {
    return this.problem.code;
  }

  /** Whether it says nothing about the thing: it is asked too often, or cannot work at present, and will answer later. */
  get asksToWait(): boolean {
    return this.retryAfter !== null;
  }

  /** The message for one field of a form; `field` is the dotted path of the contract. */
  messageFor(field: string): string | undefined {
    return this.problem.errors.find((error: FieldError) => error.field === field)?.message;
  }
}

/** Nothing came back, or nothing that the contract knows. The command may or may not have arrived: repeat it under its key. */
export class ApiUnreachable extends Error {
  override readonly name = 'ApiUnreachable';
  readonly reason: 'offline' | 'timeout' | 'malformed';

  constructor(reason: ApiUnreachable['reason'], cause: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/** What `fetch` throws when nobody is reached or it takes too long. */
export const isNetworkError = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');

import type { FieldError, Problem } from '@meikan/contracts';
import { codeOfStatus, defaultDetail, isProblemCode, type ProblemCode, problemTable } from './problem-table.ts';

type Parts = {
  /** Japanese, for people. */
  readonly title?: string;
  readonly errors?: readonly FieldError[];
  /** Seconds, sent as `Retry-After`. */
  readonly retryAfter?: number;
  /** Further members of the problem (RFC 9457 3.2), such as the two versions of a conflict. */
  readonly extensions?: Readonly<Record<string, unknown>>;
  readonly cause?: unknown;
};

/** A code of the table needs nothing more; a package's own code brings its status and its words. */
export type ProblemInput = Parts &
  (
    | { readonly code: ProblemCode; readonly status?: number; readonly detail?: string }
    | { readonly code: string; readonly status: number; readonly detail: string }
  );

/** An answer that says no: thrown anywhere, turned into `application/problem+json` once, by the server. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: string;
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  readonly errors: readonly FieldError[];
  readonly retryAfter: number | undefined;
  readonly extensions: Readonly<Record<string, unknown>>;

  constructor(input: ProblemInput) {
    const known = isProblemCode(input.code) ? input.code : codeOfStatus(input.status ?? 500);
    const detail = input.detail ?? defaultDetail(known);
    super(`${input.code}: ${detail}`, { cause: input.cause });
    this.code = input.code;
    this.status = input.status ?? problemTable[known].status;
    this.title = input.title ?? problemTable[known].title;
    this.detail = detail;
    this.errors = input.errors ?? [];
    this.retryAfter = input.retryAfter;
    this.extensions = input.extensions ?? {};
  }

  /** The wire's form. `instance` is the request's id, so that a person can name it to the operators. */
  toProblem(instance?: string): Problem {
    return {
      ...this.extensions,
      type: `urn:meikan:problem:${this.code}`,
      status: this.status,
      code: this.code,
      title: this.title,
      detail: this.detail,
      ...(instance === undefined ? {} : { instance: `urn:uuid:${instance}` }),
      errors: [...this.errors],
      payload: this.detail,
    };
  }
}

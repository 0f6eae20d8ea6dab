import type { ProblemCode } from './problem-table.ts';

/**
 * A store or a service does not answer. Adapters translate their drivers' errors into one of these;
 * the server answers 503 with `Retry-After`. `tag` tells an operator, and a switch, which part failed.
 */
export class Fault extends Error {
  override readonly name: string = 'Fault';
  readonly tag: string;

  constructor(tag: string, message: string, options?: { readonly cause?: unknown }) {
    super(message, options);
    this.tag = tag;
  }
}

/** Tagged errors that no store or service caused: what was sent, or what we deployed. */
const otherTags: Readonly<Record<string, ProblemCode>> = {
  'payload-too-large': 'too-large',
  'unreadable-event': 'defect',
};

/** The problem a tagged error is told as: 503 unless its tag says otherwise. */
export function codeOfFault(fault: { readonly tag: string }): ProblemCode {
  return otherTags[fault.tag] ?? 'unavailable';
}

/** Also knows the tagged errors of packages that do not extend `Fault`. */
export function isFault(error: unknown): error is Error & { readonly tag: string } {
  return error instanceof Error && 'tag' in error && typeof error.tag === 'string';
}

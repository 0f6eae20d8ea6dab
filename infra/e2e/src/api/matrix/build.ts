import { randomUUID } from 'node:crypto';
import type { Request } from '../test-app/open-api-test-app.ts';
import type { Writer } from '../test-app/write-directory.ts';

export type Example = Omit<Request, 'method' | 'url'> & { readonly query?: string };
/** Writes what the request speaks of, and answers the request. */
export type Build = (write: Writer) => Promise<Example & { readonly params?: Readonly<Record<string, string>> }>;

export const plain =
  (example: Awaited<ReturnType<Build>>): Build =>
  async () =>
    example;
export const body = (sent: unknown) => plain({ body: sent });

/** An id that nothing has yet. */
export const fresh = () => `a-${randomUUID()}`;

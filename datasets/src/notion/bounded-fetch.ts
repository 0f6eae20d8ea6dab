import type { Client } from '@notionhq/client';

type ClientFetch = NonNullable<NonNullable<ConstructorParameters<typeof Client>[0]>['fetch']>;

export type Bounds = { readonly totalMs: number; readonly maxBytes: number };

async function readWithin(response: Response, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    // Leaving the loop cancels the rest.
    if (size > maxBytes) throw new Error(`an answer of the workspace is larger than ${maxBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/**
 * The client's own time-out ends with the head of an answer, and it takes a body of any size: here the time holds for all of it,
 * its size is bounded, and no redirect is followed with the token.
 */
export const boundedFetch =
  ({ totalMs, maxBytes }: Bounds): ClientFetch =>
  async (url, { method = 'GET', headers = {}, body } = {}) => {
    const sent = typeof body === 'string' ? { body } : {};
    const signal = AbortSignal.timeout(totalMs);
    const response = await fetch(url, { method, headers, ...sent, signal, redirect: 'error' });
    const text = await readWithin(response, maxBytes);
    return { ok: response.ok, status: response.status, headers: response.headers, text: async () => text };
  };

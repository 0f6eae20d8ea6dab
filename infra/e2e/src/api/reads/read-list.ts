import { expect } from 'vitest';
import { z } from 'zod';
import type { Who } from '../test-app/open-api-test-app.ts';
import type { ApiTestAppOfFile } from '../test-app/per-file.ts';

const row = z.object({ id: z.string() }).loose();
/** How many there are under each key. */
export const counts = z.record(z.string(), z.number());

/** One page of the list at `url`, as `who` sees it, with what its headers say of the whole list. */
export async function readList(api: ApiTestAppOfFile, url: string, who: Who = 'anonymous') {
  const { statusCode, headers, json } = await api.ask(who, { url });
  expect(statusCode).toBe(200);
  const { payload } = z.object({ payload: z.array(row) }).parse(json());
  return {
    ids: payload.map(({ id }) => id),
    rows: payload,
    total: Number(headers.total),
    counter: headers.counter === undefined ? null : counts.parse(JSON.parse(String(headers.counter))),
    watermark: headers.watermark,
  };
}

/** How many a counter counts over all its keys; 0 without one. */
export const sum = (counter: Readonly<Record<string, number>> | null) =>
  Object.values(counter ?? {}).reduce((a, b) => a + b, 0);

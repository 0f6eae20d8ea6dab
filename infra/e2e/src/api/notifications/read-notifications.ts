import { expect } from 'vitest';
import { z } from 'zod';
import type { Request, Who } from '../test-app/open-api-test-app.ts';
import type { ApiTestAppOfFile } from '../test-app/per-file.ts';

const told = z.object({
  type: z.string(),
  at: z.string(),
  isNew: z.boolean(),
  about: z.object({ kind: z.string(), id: z.string(), name: z.string().nullable() }).nullable(),
  by: z.array(z.object({ kind: z.string(), id: z.string(), name: z.string() })),
  count: z.number(),
  reason: z.string().nullable(),
});
export type Told = z.output<typeof told>;
const state = z.object({ userId: z.string(), newCount: z.number(), muted: z.array(z.string()) });

const URL = '/api/users/notifications';

/** What the API tells somebody, once all that happened is there to be read. */
export function readingNotifications(api: ApiTestAppOfFile) {
  async function ask(who: Who, request: Request) {
    const answer = await api.ask(who, request);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer;
  }
  const list = async (who: Who, query = '?limit=50') => {
    await api.caughtUp();
    const answer = await ask(who, { url: `${URL}${query}` });
    const { payload } = z.object({ payload: z.array(told) }).parse(answer.json());
    return { payload, total: Number(answer.headers.total) };
  };
  return {
    ask,
    list,
    ofType: async (who: Who, ...types: readonly string[]): Promise<readonly Told[]> =>
      (await list(who)).payload.filter(({ type }) => types.includes(type)),
    async state(who: Who) {
      await api.caughtUp();
      return z.object({ payload: state }).parse((await ask(who, { url: `${URL}/state` })).json()).payload;
    },
    see: (who: Who, until: string) => ask(who, { method: 'PUT', url: `${URL}/seen`, body: { until } }),
    setKind: (who: Who, kind: string, value: boolean) =>
      ask(who, { method: 'PUT', url: `${URL}/kinds/${kind}`, body: { value } }),
  };
}

import { z } from 'zod';
import type { Who } from '../test-app/open-api-test-app.ts';
import type { ApiTestAppOfFile } from '../test-app/per-file.ts';

/** What somebody is answered at an address, with what its headers say of a list. */
export const readAs = (api: ApiTestAppOfFile) => async (who: Who, url: string) => {
  const answer = await api.ask(who, { url });
  const { payload } = z.object({ payload: z.unknown() }).parse(answer.json());
  return { status: answer.statusCode, payload, total: answer.headers.total, counter: answer.headers.counter };
};

/** An empty list. */
export const nothing = { status: 200, payload: [], total: '0', counter: '{}' };

import type { Call, CallAnswer } from '@meikan/contracts';
import { http } from 'msw';
import { type Asked, asked } from '../../app/testing/asked.ts';
import { worker } from '../../app/testing/played-server.ts';

/** A page of a list, and what its headers say of the whole. */
type Listed<C extends Call> = {
  readonly payload: CallAnswer<C>;
  readonly total: number;
  readonly counter?: Readonly<Record<string, number>>;
};

/** Answers a list until the test ends, with its headers. */
export function playList<C extends Call>(call: C, listOf: (one: Asked<C>) => Listed<C>): readonly Asked<C>[] {
  const heard: Asked<C>[] = [];
  worker.use(
    http.get(call.path, async ({ request, params }) => {
      const one = await asked(call, request, params);
      heard.push(one);
      const { payload, total, counter = {} } = listOf(one);
      const headers = { total: String(total), counter: JSON.stringify(counter) };
      return Response.json({ payload: call.answer.parse(payload) }, { headers });
    }),
  );
  return heard;
}

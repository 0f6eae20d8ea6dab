import { z } from 'zod';
import type { Call } from './call.ts';

const nothing = z.strictObject({});
type Nothing = typeof nothing;
const noBody = z.undefined();

type Description<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, A extends z.ZodType> = Pick<
  Call<P, Q, B, A>,
  'name' | 'method' | 'path' | 'access' | 'summary' | 'answer'
> & {
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly encoding?: 'json' | 'multipart';
  readonly headers?: Call['headers'];
  readonly bare?: boolean;
  readonly media?: Call['media'];
};

function complete<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, A extends z.ZodType>(
  kind: Call['kind'],
  call: Description<P, Q, B, A>,
): Call<P, Q, B, A> {
  return {
    ...call,
    kind,
    params: call.params ?? (nothing as unknown as P),
    query: call.query ?? (nothing as unknown as Q),
    body: call.body ?? (noBody as unknown as B),
    encoding: call.encoding ?? 'json',
    headers: call.headers ?? [],
    bare: call.bare ?? false,
    media: call.media ?? 'application/json',
  };
}

/** A question: answered from the read model, may carry `read-after`. */
export function defineRead<A extends z.ZodType, P extends z.ZodObject = Nothing, Q extends z.ZodObject = Nothing>(
  call: Description<P, Q, z.ZodUndefined, A>,
): Call<P, Q, z.ZodUndefined, A> {
  return complete('read', call);
}

/** A command: appends events, may carry `Idempotency-Key`, answers with `event-position`. */
export function defineCommand<
  A extends z.ZodType,
  P extends z.ZodObject = Nothing,
  Q extends z.ZodObject = Nothing,
  B extends z.ZodType = z.ZodUndefined,
>(call: Description<P, Q, B, A>): Call<P, Q, B, A> {
  return complete('command', call);
}

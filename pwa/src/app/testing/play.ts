import { answerHeaders, type Call, type CallAnswer, type Problem } from '@meikan/contracts';
import { http } from 'msw';
import { type Asked, asked } from './asked.ts';
import { fromRecord, isOf, worker } from './played-server.ts';

/** The server's no (RFC 9457). */
export class Refusal {
  readonly problem: Problem;
  constructor(problem: Pick<Problem, 'status' | 'code' | 'detail'> & Partial<Problem>) {
    this.problem = { type: 'about:blank', title: problem.detail, payload: problem.detail, errors: [], ...problem };
  }
}

type Answer<C extends Call> = CallAnswer<C> | Refusal;

const methods = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

function responseOf(call: Call, answer: unknown): Response {
  if (answer instanceof Refusal) return Response.json(answer.problem, { status: answer.problem.status });
  const payload = call.answer.parse(answer);
  return Response.json(call.bare ? payload : { payload });
}

/** Puts something before what answered a call until now; what it does not answer goes on to that. */
function before<C extends Call>(
  call: C,
  answer: (one: Asked<C>, request: Request) => Promise<Response | undefined>,
): readonly Asked<C>[] {
  const heard: Asked<C>[] = [];
  worker.use(
    http[methods[call.method]](call.path, async ({ request, params }) => {
      if (!isOf(call, request)) return undefined;
      const one = await asked(call, request.clone(), params);
      heard.push(one);
      return answer(one, request);
    }),
  );
  return heard;
}

/** Answers a call until the test ends. The list that comes back fills with what was asked. */
export const play = <C extends Call>(
  call: C,
  answer: (one: Asked<C>) => Answer<C> | Promise<Answer<C>>,
): readonly Asked<C>[] => before(call, async (one) => responseOf(call, await answer(one)));

/** A file that comes piece by piece, and the size that the server gives for it. */
export type PlayedFile = { readonly pieces: AsyncIterable<Uint8Array>; readonly estimatedBytes: number };

function streamOf(pieces: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const coming = pieces[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(stream) {
      const { done, value } = await coming.next();
      if (done) stream.close();
      else stream.enqueue(value);
    },
  });
}

/** Answers a call by a file until the test ends. */
export const playFile = <C extends Call>(
  call: C,
  answer: (one: Asked<C>) => PlayedFile | Refusal,
): readonly Asked<C>[] =>
  before(call, async (one) => {
    const file = answer(one);
    if (file instanceof Refusal) return responseOf(call, file);
    const headers = { 'content-type': call.media, [answerHeaders.estimatedBytes]: String(file.estimatedBytes) };
    return new Response(streamOf(file.pieces), { headers });
  });

/** Hears what is asked, and leaves the answer to whoever gave it until now. */
export const hear = <C extends Call>(call: C): readonly Asked<C>[] => before(call, async () => undefined);

/** Holds back every answer to a call until the function that comes back is called. */
export function hold(call: Call): () => void {
  let release = (): void => {};
  const released = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined);
  });
  before(call, () => released);
  return release;
}

/** Changes what was recorded: what a page shows once a command is done, say. What it changes is of now, what it leaves is not. */
export const playChanged = <C extends Call>(
  call: C,
  change: (answer: CallAnswer<C>, one: Asked<C>) => CallAnswer<C>,
): readonly Asked<C>[] =>
  before(call, async (one, request) => {
    const recorded = await fromRecord(call, request);
    if (!recorded.ok) return recorded;
    const body: unknown = await recorded.json();
    const payload = call.answer.parse(call.bare ? body : Reflect.get(Object(body), 'payload'));
    const before = JSON.stringify(payload);
    // Parsed by the schema that the type is made from.
    const changed = change(payload as CallAnswer<C>, one);
    if (JSON.stringify(changed) !== before) recorded.headers.delete('stale');
    return new Response(JSON.stringify(call.bare ? changed : { payload: changed }), recorded);
  });

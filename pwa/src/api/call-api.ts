import { type Call, type CallAnswer, type LowerBound, lowerBounds, problem } from '@meikan/contracts';
import { z } from 'zod';
import { ApiProblem, ApiUnreachable } from './api-error.ts';
import { reportOutcome } from './outcomes.ts';
import { rememberPosition } from './read-after.ts';
import { addressOf, type CallInput, type LooseInput, requestOf } from './request-of.ts';
import { readSessionToken } from './session-token.ts';

/** A request that is not answered ends after this many milliseconds. */
export const TIME_LIMIT = 60_000;

export type ApiAnswer<A> = {
  readonly payload: A;
  /** Of the whole list; from header `total`. */
  readonly total: number | undefined;
  /** Per category; from header `counter`. */
  readonly counter: Readonly<Record<string, number>> | undefined;
  /** Which of these two there may be more than; absent: they are exact. From header `lower-bound`. */
  readonly lowerBound?: LowerBound;
  /** Where a write stands in the log; opaque. */
  readonly position: string | undefined;
  /** Up to where the read model had come; opaque. */
  readonly watermark: string | undefined;
  /** Whether the read model had not come as far as this device's last write; absent: it had. */
  readonly stale?: true;
  /** When this device kept the answer, epoch ms, while the server cannot be asked; absent: it has just been asked. */
  readonly savedAt?: number;
};

const counts = z.record(z.string(), z.number());
const wrapped = z.object({ payload: z.unknown() });

/** Why nothing came back; what the caller broke off stays what it is. */
export function whyNothingCame(error: unknown, { signal }: LooseInput): unknown {
  const late = error instanceof DOMException && error.name === 'TimeoutError';
  if (signal?.aborted && !late) return error;
  reportOutcome('unreachable');
  return new ApiUnreachable(late ? 'timeout' : 'offline', error);
}

/** Sends a call that ends with `limit`; answers what the server says if it is no problem. @throws ApiProblem, ApiUnreachable */
export async function send(call: Call, input: LooseInput, limit: AbortSignal): Promise<Response> {
  const signal = input.signal ? AbortSignal.any([input.signal, limit]) : limit;
  let response: Response;
  try {
    response = await fetch(addressOf(call, input), { ...requestOf(call, input), signal });
  } catch (error) {
    throw whyNothingCame(error, input);
  }
  reportOutcome('answered');
  if (!response.ok) throw await problemOf(response);
  return response;
}

async function problemOf(response: Response): Promise<Error> {
  const parsed = problem.safeParse(await response.json().catch((error: unknown) => ({ unreadable: String(error) })));
  if (response.status === 401 && readSessionToken()) reportOutcome('session-refused');
  return parsed.success
    ? new ApiProblem(parsed.data, readRetryAfter(response.headers))
    : new ApiUnreachable('malformed', parsed.error);
}

function readCounter(headers: Headers): ApiAnswer<never>['counter'] {
  const text = headers.get('counter');
  return text === null ? undefined : counts.parse(JSON.parse(text));
}

function readTotal(headers: Headers): number | undefined {
  const text = headers.get('total');
  return text === null ? undefined : z.coerce.number().int().parse(text);
}

function readLowerBound(headers: Headers): Pick<ApiAnswer<never>, 'lowerBound'> {
  const text = headers.get('lower-bound');
  return text === null ? {} : { lowerBound: z.enum(lowerBounds).parse(text) };
}

/** Header `retry-after` in ms; its form as a date is not ours and is passed over. */
function readRetryAfter(headers: Headers): number | null {
  const seconds = Number(headers.get('retry-after') || Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null;
}

/**
 * Makes a call of the contract and checks its answer against it.
 * Throws `ApiProblem` when the server says no, `ApiUnreachable` when nothing usable came back within 60 s or the caller's own
 * time limit, and the signal's reason when the caller gave up otherwise.
 */
export async function callApi<C extends Call>(call: C, input: CallInput<C>): Promise<ApiAnswer<CallAnswer<C>>> {
  const response = await send(call, input, AbortSignal.timeout(TIME_LIMIT));
  const position = response.headers.get('event-position') ?? undefined;
  if (position !== undefined) rememberPosition(position);
  try {
    return {
      payload: call.answer.parse(
        call.bare ? await response.json() : wrapped.parse(await response.json()).payload,
      ) as CallAnswer<C>,
      total: readTotal(response.headers),
      counter: readCounter(response.headers),
      ...readLowerBound(response.headers),
      position,
      watermark: response.headers.get('watermark') ?? undefined,
      ...(response.headers.get('stale') === 'true' ? { stale: true as const } : {}),
    };
  } catch (error) {
    throw new ApiUnreachable('malformed', error);
  }
}

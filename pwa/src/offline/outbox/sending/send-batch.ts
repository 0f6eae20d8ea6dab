import { type CommandResult, type PictureCut, type QueuedCommand, sendCommands, uploadImage } from '@meikan/contracts';
import { ApiProblem, ApiUnreachable } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import type { RequestFailure } from '../machine/failed.ts';

/** One request ends after so many ms: longer, and a phone in a dead spot would wait in vain. */
const TIMEOUT_MS = 20_000;

export type Sent<T> =
  | { readonly kind: 'answered'; readonly answer: T }
  | { readonly kind: 'failed'; readonly failure: RequestFailure };

type Batch = { readonly account: string; readonly device: string; readonly commands: readonly QueuedCommand[] };

/** Sends a batch; every way in which it can fail is an answer, anything else a defect that is thrown. */
export async function sendBatch({ account, device, commands }: Batch): Promise<Sent<readonly CommandResult[]>> {
  return attempt(async () => {
    const body = { account, device, commands: [...commands] };
    return (await callApi(sendCommands, { body, signal: AbortSignal.timeout(TIMEOUT_MS) })).payload.results;
  });
}

/** Uploads a picture under the id of its command, so that a repeat is answered with the address of the first time. */
export async function sendPicture(id: string, image: Blob, cut?: PictureCut): Promise<Sent<string>> {
  const file = { part: 'image', blob: image };
  const query = cut ? { cut } : {};
  return attempt(async () => {
    const signal = AbortSignal.timeout(TIMEOUT_MS * 3);
    return (await callApi(uploadImage, { query, body: {}, file, idempotencyKey: id, signal })).payload.file;
  });
}

async function attempt<T>(request: () => Promise<T>): Promise<Sent<T>> {
  try {
    return { kind: 'answered', answer: await request() };
  } catch (error) {
    const failure = failureOf(error);
    if (failure === null) throw error;
    return { kind: 'failed', failure };
  }
}

const BUSY = new Set([408, 425, 429, 502, 503, 504]);

function failureOf(error: unknown): RequestFailure | null {
  if (error instanceof ApiUnreachable) {
    const { reason } = error;
    return {
      kind: 'lost',
      failure: reason === 'offline' ? 'unreachable' : reason === 'timeout' ? 'timeout' : 'not-meikan',
    };
  }
  return error instanceof ApiProblem ? ofProblem(error) : null;
}

/** What the statuses of an answer mean for a whole request. */
function ofProblem({ status, problem, retryAfter }: ApiProblem): RequestFailure {
  if (status === 401) return { kind: 'pause', pause: 'sign-in' };
  if (status === 426) return { kind: 'pause', pause: 'update' };
  if (BUSY.has(status)) return { kind: 'busy', retryAfter };
  if (status >= 500) return { kind: 'broken' };
  return { kind: 'not-taken', tooLarge: status === 413, problem };
}

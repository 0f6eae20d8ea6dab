import { answerHeaders, type Call } from '@meikan/contracts';
import { send, TIME_LIMIT, whyNothingCame } from './call-api.ts';
import type { CallInput } from './request-of.ts';

/** How much of a file has come, in bytes, and about how much it will be; null where the server did not say. */
export type Received = { readonly bytes: number; readonly estimated: number | null };

/** Aborts once nothing has been heard for as long as a call may take; `hear` begins that time anew. */
function silenceLimit() {
  const giveUp = new AbortController();
  const end = () => giveUp.abort(new DOMException('the download stood still', 'TimeoutError'));
  let timer = setTimeout(end, TIME_LIMIT);
  return {
    signal: giveUp.signal,
    hear() {
      clearTimeout(timer);
      timer = setTimeout(end, TIME_LIMIT);
    },
    [Symbol.dispose]: () => clearTimeout(timer),
  };
}

/**
 * Makes a call that is answered by a file, and tells how it comes. However long that takes, it goes on while something comes.
 * Throws what `callApi` throws.
 */
export async function download<C extends Call>(
  call: C,
  input: CallInput<C>,
  onReceived: (received: Received) => void,
): Promise<Blob> {
  using silence = silenceLimit();
  const response = await send(call, input, silence.signal);
  const estimated = Number(response.headers.get(answerHeaders.estimatedBytes)) || null;
  let bytes = 0;
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, next) {
      silence.hear();
      bytes += piece.length;
      onReceived({ bytes, estimated });
      next.enqueue(piece);
    },
  });
  try {
    return await new Response(response.body?.pipeThrough(counting) ?? null, { headers: response.headers }).blob();
  } catch (error) {
    throw whyNothingCame(error, input);
  }
}

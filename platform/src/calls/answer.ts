import { Readable } from 'node:stream';
import { answerHeaders, type Call, fileAnswer } from '@meikan/contracts';
import type { FastifyReply } from 'fastify';
import type { CallResult } from './call-handler.ts';

function counterHeader(counter: Readonly<Record<string, number>> | undefined): string | undefined {
  // Header fields are ASCII; tags, which are counted too, are not.
  return counter === undefined ? undefined : JSON.stringify(counter).replace(/[^ -~]/g, escaped);
}

const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** The contract has the last word on what leaves; a misfit is our own defect, so 500. */
function checked(call: Call, payload: unknown): unknown {
  const parsed = call.answer.safeParse(payload);
  if (parsed.success) return parsed.data;
  throw new Error(`The answer of ${call.name} does not fit its contract.`, { cause: parsed.error });
}

/** `{"payload": …}` (or the bare answer) and the headers beside it. Answers are private unless the handler said otherwise. */
export function sendAnswer(
  call: Call,
  reply: FastifyReply,
  result: CallResult<Call>,
  checkAnswers: boolean,
): FastifyReply {
  const headers: Readonly<Record<string, string | number | undefined>> = {
    [answerHeaders.total]: result.total,
    [answerHeaders.counter]: counterHeader(result.counter),
    [answerHeaders.lowerBound]: result.lowerBound,
    [answerHeaders.position]: result.position,
    [answerHeaders.watermark]: result.watermark,
    [answerHeaders.stale]: result.stale === true ? 'true' : undefined,
    [answerHeaders.estimatedBytes]: result.estimatedBytes,
  };
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) reply.header(name, value);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  if (!reply.hasHeader('vary')) reply.header('vary', 'Authorization');
  reply.code(result.status ?? 200);
  if (call.media !== 'application/json') {
    // Pieces are made as they are taken away: however long a file is, little of it is ever held.
    const file = Readable.from(fileAnswer.parse(result.payload), { objectMode: false });
    return reply.type(call.media).send(file);
  }
  const payload = checkAnswers ? checked(call, result.payload) : result.payload;
  return reply.send(call.bare ? payload : { payload });
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseOutage } from '../database/outage.ts';
import { codeOfFault, isFault } from '../problems/fault.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { codeOfStatus, type ProblemCode } from '../problems/problem-table.ts';
import { stateOf } from './server-state.ts';

const RETRY_AFTER_FAULT = 5;

/** Fastify and its plugins put the status on their errors. */
function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined;
  return typeof error.statusCode === 'number' ? error.statusCode : undefined;
}

function faultProblem(code: ProblemCode, cause: unknown): ProblemError {
  return new ProblemError({ code, cause, ...(code === 'unavailable' ? { retryAfter: RETRY_AFTER_FAULT } : {}) });
}

/** The one translation of whatever was thrown: refusals as they are, faults 503, the framework's 4xx, else a defect. */
export function toProblemError(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (isFault(error)) return faultProblem(codeOfFault(error), error);
  if (isDatabaseOutage(error)) return faultProblem('unavailable', error);
  const status = statusOf(error) ?? 500;
  if (status >= 400 && status < 500) return new ProblemError({ code: codeOfStatus(status), status, cause: error });
  return new ProblemError({ code: status === 503 ? 'unavailable' : 'defect', cause: error });
}

/** Sends a problem; also for handlers that answer without throwing. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: ProblemError): FastifyReply {
  if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter);
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer');
  return (
    reply
      .code(problem.status)
      .header('cache-control', 'no-store')
      // Of what could not be sent.
      .removeHeader('etag')
      .type('application/problem+json; charset=utf-8')
      .send(JSON.stringify(problem.toProblem(request.id)))
  );
}

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const problem = toProblemError(error);
    if (problem.status >= 500) stateOf(app).failures.set(request, error);
    return sendProblem(request, reply, problem);
  });
}

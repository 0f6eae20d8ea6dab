import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type Attempt, statusesIn, truncated } from './attempts.ts';
import type { Fault } from './faults.ts';
import { type Answer, type Asked, open, type Upstream, whole } from './forward.ts';
import { madeAnswers } from './made-answers.ts';

export type Outcome = Pick<Attempt, 'reached' | 'answered' | 'heard'>;

/** One exchange: what was asked, who answers, and where the answer goes. `message`: the server's answer has begun. */
export type Exchange = {
  readonly asked: Asked;
  readonly upstream: Upstream;
  readonly response: ServerResponse;
  readonly message?: IncomingMessage;
};

const DELAY_MS = 400;
const NEVER: Outcome = { reached: 0, answered: [], heard: [] };

/** Carries an exchange out with what happens to it. */
export async function harm(fault: Fault | null, exchange: Exchange): Promise<Outcome> {
  switch (fault) {
    case null:
      return pass(exchange);
    case 'delay':
      await pause(DELAY_MS);
      return pass(exchange);
    case 'drop-before':
      exchange.response.destroy();
      return NEVER;
    case 'drop-after-commit':
      return afterCommit(exchange, () => exchange.response.destroy());
    case 'half-body':
      return afterCommit(exchange, (answer) => halve(exchange.response, answer));
    case 'duplicate':
      await ask(exchange);
      return { ...(await pass(exchange)), reached: 2 };
    case 'truncated-batch':
      return truncate(exchange);
    case 'server-error':
      return pretend(exchange, madeAnswers.serverErrors[exchange.asked.body.length % 4] ?? madeAnswers.html);
    case 'unauthorized':
    case 'conflict':
    case 'html':
      return pretend(exchange, madeAnswers[fault]);
  }
}

const ask = async ({ upstream, asked, message }: Exchange): Promise<Answer> =>
  whole(message ?? (await open(upstream, asked)));

async function pass(exchange: Exchange): Promise<Outcome> {
  const answer = await ask(exchange);
  send(exchange.response, answer);
  const answered = statusesIn(answer.body);
  return { reached: 1, answered, heard: answered };
}

/** The server has done it; the sender does not get to know. */
async function afterCommit(exchange: Exchange, then: (answer: Answer) => void): Promise<Outcome> {
  const answer = await ask(exchange);
  then(answer);
  return { reached: 1, answered: statusesIn(answer.body), heard: [] };
}

/** As many bytes are promised as there are, half of them come, and the connection breaks. */
function halve(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { ...plain(headers), 'content-length': Math.max(body.length, 2) });
  response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy());
}

async function truncate(exchange: Exchange): Promise<Outcome> {
  const answer = await ask(exchange);
  const body = truncated(answer.body);
  send(exchange.response, { ...answer, body });
  return { reached: 1, answered: statusesIn(answer.body), heard: statusesIn(body) };
}

function pretend({ response }: Exchange, answer: Answer): Outcome {
  send(response, answer);
  return NEVER;
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { ...plain(headers), 'content-length': body.length });
  response.end(body);
}

/** Without what belongs to the connection that it came by. */
function plain({
  'transfer-encoding': _chunked,
  connection: _kept,
  'keep-alive': _how,
  ...headers
}: Answer['headers']) {
  return headers;
}

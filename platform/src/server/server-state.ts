import type { Server } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RegisteredCall } from '../calls/registered-call.ts';
import type { WorkLimit } from '../concurrency/limit-work.ts';
import type { RefusedAttempt } from '../refusals/refused-attempts.ts';
import type { Limiters } from './rate-limits.ts';

export type KnownRoute = { readonly method: string; readonly url: string; readonly rule: string | undefined };

/** What platform remembers about one server. */
export type ServerState = {
  readonly calls: RegisteredCall[];
  readonly routes: KnownRoute[];
  readonly limiters: Limiters;
  readonly checkAnswers: boolean;
  /** Calls that work at once: the next are told to come again. */
  readonly limitCalls: WorkLimit;
  /** Told before the refusal is answered. */
  readonly onRefused: (attempt: RefusedAttempt) => Promise<void>;
  /** Why a request got a 5xx: its one log line says it. */
  readonly failures: WeakMap<FastifyRequest, unknown>;
};

/** Keyed by the raw server, which an app and all its encapsulated plugins share; so no decorator is needed. */
const states = new WeakMap<Server, ServerState>();

export function rememberState(app: FastifyInstance, state: ServerState): void {
  states.set(app.server, state);
}

/** @throws TypeError for an app that `createServer` did not make */
export function stateOf(app: FastifyInstance): ServerState {
  const state = states.get(app.server);
  if (state === undefined) throw new TypeError('This Fastify app was not made by createServer.');
  return state;
}

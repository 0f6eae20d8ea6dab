import type { Call } from '@meikan/contracts';

export type RegisteredCall = {
  readonly call: Call;
  /** The path as Fastify serves it, with a plugin's prefix. */
  readonly url: string;
};

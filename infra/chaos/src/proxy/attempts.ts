import { z } from 'zod';
import type { Fault } from './faults.ts';

/** A command as it went over the wire. */
const sent = z.object({
  id: z.string(),
  type: z.string(),
  stream: z.string(),
  data: z.record(z.string(), z.json()),
  expected: z.json(),
});
export type SentCommand = z.output<typeof sent>;

const batch = z.object({ device: z.string(), commands: z.array(sent) });
const results = z.object({ results: z.array(z.object({ id: z.string(), status: z.string() })) });
export type CommandStatus = { readonly id: string; readonly status: string };

/** One request, as the proxy saw it; the ground on which the oracle stands. */
export type Attempt = {
  readonly method: string;
  readonly path: string;
  /** What was done to it; `offline`: nobody was reached. */
  readonly fault: Fault | 'offline' | null;
  /** How often the server got it. */
  readonly reached: number;
  /** Who sent it, and what; empty for everything but batches of commands. */
  readonly device: string | null;
  readonly commands: readonly SentCommand[];
  /** What the server answered to each, and what of it the sender got to hear. */
  readonly answered: readonly CommandStatus[];
  readonly heard: readonly CommandStatus[];
  /** Milliseconds since the proxy began to listen. */
  readonly at: number;
};

/** The commands in the body of a batch; none in any other body. */
export function commandsIn(path: string, body: Buffer): Pick<Attempt, 'device' | 'commands'> {
  if (path !== '/api/commands') return { device: null, commands: [] };
  const read = batch.safeParse(asJson(body));
  return read.success ? read.data : { device: null, commands: [] };
}

export function statusesIn(body: Buffer): readonly CommandStatus[] {
  const read = results.safeParse(asJson(body));
  return read.success ? read.data.results : [];
}

function asJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** The answer of a batch with only its first results. */
export function truncated(body: Buffer): Buffer {
  const read = z.looseObject({ results: z.array(z.json()) }).safeParse(asJson(body));
  if (!read.success) return body;
  const { results: all } = read.data;
  return Buffer.from(JSON.stringify({ ...read.data, results: all.slice(0, Math.floor(all.length / 2)) }));
}

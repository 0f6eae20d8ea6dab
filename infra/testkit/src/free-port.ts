import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that systems name by themselves: those of Linux begin at 32,768. */
const FIRST = 20_000;
/** So many belong to each of the processes that a run has beside each other, which Vitest numbers. */
const OWN = 1_500;
const PROCESSES = 8;
const begin = FIRST + OWN * (Number(process.env.VITEST_POOL_ID ?? 0) % PROCESSES);
let turn = randomInt(OWN);

/**
 * A TCP port on 127.0.0.1 that nothing listens on, for servers that must know theirs before they listen. Nobody else is given it
 * meanwhile: a port that the system names, it may name to another process as soon as nothing listens there.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    turn = (turn + 1) % OWN;
    const port = begin + turn;
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

import { sendCommands } from '@meikan/contracts';
import { http } from 'msw';
import { expect } from 'vitest';
import { worker } from '../../app/testing/played-server.ts';
import { register, rows } from './open-queue.ts';

/**
 * Registers an article, and waits until the edit was sent in vain. No edit reaches the server, though everything else does, until the
 * function that comes back is called.
 */
export async function loseEdit(name: string): Promise<() => void> {
  let areLost = true;
  worker.use(http.post(sendCommands.path, () => (areLost ? Response.error() : undefined)));
  await register(name);
  await expect.poll(rows).toMatchObject([{ status: 'waiting', failure: 'unreachable' }]);
  return () => {
    areLost = false;
  };
}

import { ping, sendCommands as sendCommandsCall } from '@meikan/contracts';
import { registerCall, requireAccount } from '@meikan/platform';
import type { FastifyInstance } from 'fastify';
import type { CommandApiDeps } from '../edge/deps.ts';
import { sendCommands } from './send-commands.ts';

/** POST /api/commands, the batch door of the outbox, and the ping that tells a phone it has reached Meikan. */
export function batchRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  const { authenticate, clock } = deps;
  registerCall(
    app,
    sendCommandsCall,
    async ({ viewer, body }) => {
      const { results, position } = await sendCommands(deps, requireAccount(viewer), body);
      const payload = { results: [...results], position, serverTime: clock.now().toISOString() };
      return { payload, ...(position === null ? {} : { position }) };
    },
    { authenticate },
  );
  registerCall(app, ping, () => ({ payload: { meikan: 'pong' as const, serverTime: clock.now().toISOString() } }), {
    authenticate,
  });
}

import { ping, sendCommands as sendCommandsCall } from '@meikan/contracts';
import { registerCall, requireAccount } from '@meikan/platform';
import type { FastifyInstance } from 'fastify';
import type { CommandApiDeps } from '../route/deps.ts';
import { sendCommands, type Watch } from './send-commands.ts';
import type { CommandTable } from './versions.ts';
import type { WireCommand } from './wire-command.ts';

/** POST /api/commands, the batch endpoint of the outbox, and the ping that tells a phone it has reached Meikan. */
export function batchRoutes(app: FastifyInstance, deps: CommandApiDeps, commands: readonly WireCommand[]): void {
  const { authenticate, clock } = deps;
  const table: CommandTable = new Map(commands.map((command) => [command.type, command]));
  registerCall(
    app,
    sendCommandsCall,
    async ({ viewer, body, count, tellOfRefusal }) => {
      const watch: Watch = {
        // Pages of strangers' making are counted as strictly here as where they come by a form.
        admit: async ({ type }) => (type === 'register-service' ? count('media') : undefined),
        tellOfRefusal: ({ type, stream }) => tellOfRefusal(`${type} ${stream}`),
      };
      const { results, position } = await sendCommands(deps, requireAccount(viewer), body, table, watch);
      const payload = { results: [...results], position, serverTime: clock.now().toISOString() };
      return { payload, ...(position === null ? {} : { position }) };
    },
    { authenticate },
  );
  registerCall(app, ping, () => ({ payload: { meikan: 'pong' as const, serverTime: clock.now().toISOString() } }), {
    authenticate,
  });
}

import { disablePaidAccount, makePaidAccount } from '@meikan/contracts';
import type { FastifyInstance } from 'fastify';
import { commandRoute } from '../route/command-route.ts';
import type { CommandApiDeps } from '../route/deps.ts';
import { setPaidPlanCommand } from './subscription-commands.ts';

export function subscriptionRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  for (const { call, paid } of [
    { call: makePaidAccount, paid: true },
    { call: disablePaidAccount, paid: false },
  ]) {
    commandRoute(app, deps, call, async ({ params: { id } }, context) => {
      const applied = await context.send(() => setPaidPlanCommand.prepare({ accountId: id, paid }, context));
      return { payload: { userId: id, isPaidAccount: paid }, applied };
    });
  }
}

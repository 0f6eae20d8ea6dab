import { disablePaidAccount, makePaidAccount } from '@meikan/contracts';
import type { FastifyInstance } from 'fastify';
import { commandRoute } from '../edge/command-route.ts';
import type { CommandApiDeps } from '../edge/deps.ts';
import { setPaidPlanCommand } from './subscription-commands.ts';

export function subscriptionRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  for (const { call, paid } of [
    { call: makePaidAccount, paid: true },
    { call: disablePaidAccount, paid: false },
  ]) {
    commandRoute(app, deps, call, async ({ params: { id } }, edge) => {
      const landed = await edge.send(() => setPaidPlanCommand.prepare({ accountId: id, paid }, edge));
      return { payload: { userId: id, isPaidAccount: paid }, landed };
    });
  }
}

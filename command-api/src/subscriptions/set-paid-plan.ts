import { disablePaidAccount, makePaidAccount } from '@meikan/contracts';
import { accountId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import type { FastifyInstance } from 'fastify';
import { openAccount } from '../entities/present.ts';
import { commandRoute } from '../route/command-route.ts';
import type { CommandApiDeps } from '../route/deps.ts';
import { prepare } from '../route/prepared-command.ts';

/** An admin puts an account on the paid plan or takes it off. */
export function subscriptionRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  for (const { call, paid } of [
    { call: makePaidAccount, paid: true },
    { call: disablePaidAccount, paid: false },
  ]) {
    commandRoute(app, deps, call, async ({ params: { id } }, { send, entities, at }) => {
      const account = accountId(id);
      const applied = await send(async () => {
        await openAccount(entities, id);
        const command = { type: 'set-paid-plan', data: { accountId: account, paid, at } } as const;
        return prepare({ stream: streams.subscription(account), command });
      });
      return { payload: { userId: id, isPaidAccount: paid }, applied };
    });
  }
}

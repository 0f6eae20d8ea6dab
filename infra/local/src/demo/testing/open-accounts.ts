import { randomUUID } from 'node:crypto';
import { instant } from '@meikan/domain';
import { type CommandHandler, streams } from '@meikan/event-log';
import type { DemoAccount } from '../demo-accounts.ts';

/** Stands for identity in tests: opens each account in the log, once, and keeps no address and no password. */
export function openAccountsIn(handler: CommandHandler): (accounts: readonly DemoAccount[]) => Promise<void> {
  const at = instant('2022-01-01T00:00:00.000Z');
  return async (accounts) => {
    for (const { accountId, mode } of accounts) {
      const stream = streams.account(accountId);
      const { state } = await handler.load(stream);
      if (state.status !== 'none') continue;
      const commandId = randomUUID();
      const actor = { id: 'system', role: 'system' } as const;
      const metadata = { correlationId: commandId, causationId: commandId, actor, issuedAt: at };
      const command = { type: 'open-account', data: { accountId, mode, at } } as const;
      await handler.handle(stream, command, { commandId, metadata }, { expected: 'any' });
    }
  };
}

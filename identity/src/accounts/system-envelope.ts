import type { AccountId, Instant } from '@meikan/domain';
import type { CommandEnvelope } from '@meikan/event-log';
import { uuidv7 } from '@meikan/platform';

/** What identity itself sends on behalf of an account: the account is the actor, the system the role. */
export function systemEnvelope(id: AccountId, issuedAt: Instant, commandId = uuidv7()): CommandEnvelope {
  const actor = { id, role: 'system' } as const;
  return { commandId, metadata: { correlationId: commandId, causationId: commandId, actor, issuedAt } };
}

import { createHash } from 'node:crypto';
import { accountId, instant } from '@meikan/domain';
import { type AppendRequest, type EventLog, eventIdOf } from '@meikan/event-log';
import { uuidv7 } from '@meikan/platform';
import { atOnce } from '../at-once.ts';
import { type Random, shuffled } from '../statistics.ts';

const WRITERS = 256;
const AT = instant('2026-11-21T12:00:00.000Z');
const actor = { id: accountId('bench'), role: 'admin' } as const;

/**
 * Fills the log with companies that declare which service they use, each pair ten times over in another order: 300,000
 * events make 30,000 rows, and hardly any two events of a page speak of the same row.
 */
export async function writeUsageHistory(log: EventLog, pairs: number, random: Random): Promise<void> {
  const holders = Array.from({ length: pairs }, (_, index) => `company${index}`);
  for (let change = 0; change < 10; change += 1) {
    await atOnce(WRITERS, shuffled(holders, random), (holder) => log.append(usageDeclared(holder, change)));
  }
}

/** One event that a projector folds: change 0 is the pair's first. */
export function usageDeclared(holder: string, change: number): AppendRequest {
  const commandId = uuidv7();
  const data = {
    holder: { kind: 'company', id: holder },
    serviceId: `service${holder.length}`,
    usageType: change % 2 === 0 ? 'company-using' : 'company-use',
    since: `2026-${String(1 + (change % 12)).padStart(2, '0')}`,
    comment: null,
    at: AT,
  };
  const metadata = { commandId, correlationId: commandId, causationId: commandId, actor, issuedAt: AT };
  return {
    stream: `usage-${holder}_${data.serviceId}`,
    expected: change === 0 ? 'no-stream' : BigInt(change - 1),
    events: [{ id: eventIdOf(commandId, 0), type: 'usage-declared', version: 1, data, metadata }],
    receipt: { commandId, accountId: actor.id, bodyHash: createHash('sha256').update(commandId).digest('hex') },
  };
}

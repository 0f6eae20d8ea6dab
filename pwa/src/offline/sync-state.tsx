import { SyncChip } from '../ui/index.ts';
import { useConnection } from './connection.ts';
import { offlineTexts as texts } from './texts.ts';

/** The chip of the title line. Without an outbox it knows two states: up to date since a time, and offline. */
export function SyncState() {
  const { online, answeredAt } = useConnection();
  if (!online) return <SyncChip tone="off">{texts.offline}</SyncChip>;
  return <SyncChip tone="ok">{answeredAt === null ? texts.online : texts.syncedAt(new Date(answeredAt))}</SyncChip>;
}

import type { Application } from '@meikan/local';

const CAUGHT_UP_MS = 60_000;

/** Folds the whole log anew beside the living read model; answers what differs, in words. Leaves nothing behind. */
export async function replayDifferences({ projections }: Application): Promise<string[]> {
  if (!(await projections.caughtUp({ withinMs: CAUGHT_UP_MS }))) return ['the read model does not catch up'];
  const { rebuilds } = projections;
  await rebuilds.start();
  await rebuilds.finished();
  const record = await rebuilds.status();
  if (record?.status !== 'ready') return [`the replay came to ${JSON.stringify(record)}`];
  await rebuilds.abort();
  const parked = (await projections.parked()).map(({ stream }) => `${stream} is parked`);
  const differing = record.tables.filter(({ equal }) => !equal).map(({ table }) => `${table} differs`);
  const unread = record.tables.some(({ rows }) => rows > 0) ? [] : ['nothing was compared'];
  return [...parked, ...differing, ...unread];
}

import { randomUUID } from 'node:crypto';
import { accountId, instant } from '@meikan/domain';
import { createMemorySubjectKeys, MemoryEventLog, type StreamName } from '@meikan/event-log';
import { expect, it } from 'vitest';
import { createCategoryReader } from './category-reader.ts';

function opened() {
  const log = new MemoryEventLog();
  const told: string[] = [];
  const types = new Set(['article-removed']);
  const readable = { log, keys: createMemorySubjectKeys() };
  const readOn = createCategoryReader(readable, { category: 'article', types, tell: (id) => void told.push(id) });
  async function append(stream: StreamName, type = 'article-removed'): Promise<void> {
    const commandId = randomUUID();
    const actor = { id: accountId('mio'), role: 'general' } as const;
    const issuedAt = instant('2026-11-01T09:00:00.000Z');
    const metadata = { commandId, correlationId: commandId, causationId: commandId, actor, issuedAt };
    const event = { id: randomUUID(), type, version: 1, data: { reason: null }, metadata };
    const receipt = { commandId, accountId: 'mio', bodyHash: 'x' };
    await log.append({ stream, expected: 'any', events: [event], receipt });
  }
  return { log, told, readOn, append };
}

it('tells each event of its category and types once, and goes on where it stopped', async () => {
  const { told, readOn, append } = opened();
  await append('article-1');
  await append('company-1');
  await append('article-1', 'article-edited');
  await append('article-2');
  await readOn();
  expect(told).toEqual(['1', '2']);
  await append('company-2');
  await readOn();
  await append('article-1');
  await readOn();
  expect(told).toEqual(['1', '2', '1']);
});

it('reads a log of many pages to its end, also when it is asked by several at once', async () => {
  const { told, readOn, append } = opened();
  const ids = Array.from({ length: 2_001 }, (_, index) => String(index));
  for (const id of ids) await append(`article-${id}`);
  await Promise.all([readOn(), readOn(), readOn()]);
  expect(told).toEqual(ids);
});

it('tells whoever asks that the log is away, and the next one what they missed', async () => {
  const { log, told, readOn, append } = opened();
  await append('article-1');
  log.setAway(true);
  await expect(readOn()).rejects.toThrow();
  log.setAway(false);
  await readOn();
  expect(told).toEqual(['1']);
});

import { accountId, type DomainEvent, instant } from '@meikan/domain';
import { describe, expect, it } from 'vitest';
import { eventIdOf } from '../command-handling/event-id.ts';
import { SubjectErased, UnreadableEvent } from '../faults.ts';
import { createMemorySubjectKeys } from '../keys/memory-subject-keys.ts';
import type { EventMetadata, LogPosition, RecordedEvent, StoredEvent } from '../port.ts';
import { type CategoryCodecs, personal, plain, type Upcaster } from './codec.ts';
import { createRegistry } from './registry.ts';
import { isObject } from './seal.ts';

type Renamed = DomainEvent<
  'name-changed',
  { readonly name: string; readonly note: string | null; readonly style: string; readonly level: number }
>;

const splitStyle: Upcaster = (data) => ({ ...data, style: data.style ?? 'plain' });
const addLevel: Upcaster = (data) => ({ ...data, level: 1 });
const category: CategoryCodecs<Renamed> = {
  category: 'person',
  subjectOf: (_event, stream) => stream.slice('person-'.length),
  events: {
    'name-changed': {
      fields: { name: personal('誰か'), note: personal(null), style: plain, level: plain },
      upcasters: [splitStyle, addLevel],
    },
  },
};
const registry = createRegistry<Renamed>([category]);

const commandId = '01980000-0000-7000-8000-000000000009';
const id = eventIdOf(commandId, 0);
const stream = 'person-hanako' as const;
const metadata: EventMetadata = {
  commandId,
  correlationId: commandId,
  causationId: commandId,
  actor: { id: accountId('hanako'), role: 'general' },
  issuedAt: instant('2026-04-01T09:30:00.000Z'),
};
const event: Renamed = { type: 'name-changed', data: { name: '花子', note: '春から', style: 'bold', level: 3 } };

function recorded(stored: StoredEvent, place: Partial<RecordedEvent> = {}): RecordedEvent {
  const position = '1' as LogPosition;
  return { ...stored, stream, revision: 0n, position, recordedAt: metadata.issuedAt, ...place };
}

describe('a registry of codecs', () => {
  it('stores the newest version and seals personal data', async () => {
    const keys = createMemorySubjectKeys();
    const stored = await registry.encode(event, { id, stream, metadata, keys });
    expect(stored).toMatchObject({ type: 'name-changed', version: 3, data: { style: 'bold', level: 3 } });
    expect(stored.data.$sealed).toMatchObject({ subject: 'hanako', fields: ['name', 'note'] });
    expect(JSON.stringify(stored)).not.toMatch(/花子|春から/);
    expect((await registry.decode(recorded(stored), keys)).data).toEqual(event.data);
  });

  it('upcasts older versions step by step', async () => {
    const keys = createMemorySubjectKeys();
    const first = { id, type: 'name-changed', version: 1, data: { name: '花子', note: null }, metadata };
    const second = { ...first, version: 2, data: { ...first.data, style: 'thin' } };
    const page = await registry.decodeAll([recorded(first), recorded(second)], keys);
    expect(page.map(({ data }) => data)).toEqual([
      { name: '花子', note: null, style: 'plain', level: 1 },
      { name: '花子', note: null, style: 'thin', level: 1 },
    ]);
  });

  it('reads a person without a key as erased, and seals no more of their data', async () => {
    const keys = createMemorySubjectKeys();
    const stored = await registry.encode(event, { id, stream, metadata, keys });
    await keys.destroy('hanako');
    const read = await registry.decode(recorded(stored), keys);
    expect(read.data).toEqual({ name: '誰か', note: null, style: 'bold', level: 3 });
    await expect(registry.encode(event, { id, stream, metadata, keys })).rejects.toBeInstanceOf(SubjectErased);
  });

  it('throws for an event that it cannot read', async () => {
    const keys = createMemorySubjectKeys();
    const stored = await registry.encode(event, { id, stream, metadata, keys });
    const { $sealed, ...clear } = stored.data;
    if (!isObject($sealed)) throw new Error('nothing was sealed');
    const sealedAs = (fields: string[]) => ({ ...stored, data: { ...clear, $sealed: { ...$sealed, fields } } });
    const unreadable: RecordedEvent[] = [
      recorded({ ...stored, version: 4 }),
      recorded({ ...stored, type: 'name-lost' }),
      recorded({ ...stored, data: { ...stored.data, shoes: 1 } }),
      recorded({ ...stored, version: 3, data: { style: 'bold', level: 3 } }),
      recorded(stored, { stream: 'company-hanako' }),
      recorded({ ...stored, id: eventIdOf(commandId, 1) }),
      recorded(sealedAs(['note', 'name'])),
      recorded({ ...stored, data: { ...clear, $sealed: 'box' } }),
    ];
    for (const one of unreadable) await expect(registry.decode(one, keys)).rejects.toBeInstanceOf(UnreadableEvent);
    await expect(registry.decode(recorded(stored), createMemorySubjectKeys())).rejects.toBeInstanceOf(UnreadableEvent);
  });
});

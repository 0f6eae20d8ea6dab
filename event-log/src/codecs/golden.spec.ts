import { instant, type UserEvent, userDecider } from '@meikan/domain';
import { describe, expect, it } from 'vitest';
import type { LogPosition, RecordedEvent } from '../port.ts';
import { codecs, type DomainRecorded } from '../streams/streams.ts';
import { ERASED_TEXT } from './codec.ts';
import { type GoldenFile, goldenKeys, goldenName, readGoldenFiles } from './golden-file.ts';
import type { Recorded } from './registry.ts';
import { samples } from './samples/samples.ts';

const golden = readGoldenFiles();

function recorded({ id, stream, metadata, type, version, stored }: GoldenFile): RecordedEvent {
  const position = '1' as LogPosition;
  return {
    id,
    stream,
    metadata,
    type,
    version,
    data: stored,
    revision: 0n,
    position,
    recordedAt: instant('2026-04-01T09:30:00.000Z'),
  };
}

describe('golden files', () => {
  it('exist for every type in every version it ever had', () => {
    const due = codecs.stored.flatMap(({ version, ...of }) =>
      Array.from({ length: version }, (_, before) => goldenName({ ...of, version: before + 1 })),
    );
    expect([...golden.keys()].sort()).toEqual(due.sort());
  });

  it.each([...golden])('%s reads as it was recorded', async (_name, file) => {
    const event = await codecs.decode(recorded(file), goldenKeys());
    expect(event).toMatchObject({ type: file.type, stream: file.stream, id: file.id });
    expect(event.data).toEqual(file.reads);
  });

  const sealed = [...golden].filter(([, { stored }]) => JSON.stringify(stored).includes('$sealed'));

  it.each(sealed)('%s reads without personal data after its person was erased', async (_name, file) => {
    const event = await codecs.decode(recorded(file), goldenKeys({ erased: true }));
    expect(Object.keys(event.data).sort()).toEqual(Object.keys(file.reads).sort());
    expect(JSON.stringify(event.data).replaceAll(ERASED_TEXT, '')).not.toMatch(/[ぁ-んァ-ヶ一-龠]|https:|hanako/);
  });

  it('of an erased person still fold', async () => {
    const page = [...golden.values()].filter(({ stream }) => stream.startsWith('user-')).map(recorded);
    const events = await codecs.decodeAll(page, goldenKeys({ erased: true }));
    const user = events.filter(isOfUser).reduce(userDecider.evolve, userDecider.initial);
    expect(user.status).not.toBe('none');
  });
});

function isOfUser(event: DomainRecorded): event is Recorded<UserEvent> {
  return event.category === 'user';
}

describe('codecs', () => {
  it.each(samples)('store $event.type and read it back', async ({ stream, event }) => {
    const [first] = golden.values();
    if (!first) throw new Error('there are no golden files');
    const context = { id: first.id, stream, metadata: first.metadata, keys: goldenKeys() };
    const stored = await codecs.encode(event, context);
    const position = '7' as LogPosition;
    const place = { stream, revision: 3n, position, recordedAt: instant('2026-04-01T09:30:00.000Z') };
    const read = await codecs.decode({ ...stored, ...place }, goldenKeys());
    expect(read).toEqual({
      ...event,
      ...place,
      id: first.id,
      metadata: first.metadata,
      category: stream.split('-')[0],
    });
  });

  it('keep personal data out of the stored bytes', async () => {
    const personal = samples.filter(({ stream }) => /^(user|usage|surveyanswer|article)-/.test(stream));
    for (const { stream, event } of personal) {
      const [first] = golden.values();
      if (!first) throw new Error('there are no golden files');
      const stored = await codecs.encode(event, { id: first.id, stream, metadata: first.metadata, keys: goldenKeys() });
      expect(JSON.stringify(stored.data)).not.toMatch(/[ぁ-んァ-ヶ一-龠]|https:/);
    }
  });
});

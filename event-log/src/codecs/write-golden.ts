import { existsSync, writeFileSync } from 'node:fs';
import { accountId, instant } from '@meikan/domain';
import { eventIdOf } from '../command-handling/event-id.ts';
import type { EventMetadata } from '../port.ts';
import { categoryOf } from '../prepared-append.ts';
import { codecs } from '../streams/streams.ts';
import { type GoldenFile, goldenFolder, goldenKeys, goldenName } from './golden-file.ts';
import { samples } from './samples/samples.ts';

/**
 * Writes the golden file of every type and version that has none yet: `node event-log/src/codecs/write-golden.ts`.
 * Files that exist stay as they are: they stand for bytes that are in logs already.
 */
const commandId = '01980000-0000-7000-8000-000000000001';
const metadata: EventMetadata = {
  commandId,
  correlationId: commandId,
  causationId: commandId,
  actor: { id: accountId('01980000-0000-7000-8000-00000000aaaa'), role: 'general' },
  issuedAt: instant('2026-04-01T09:29:59.000Z'),
};

for (const { stream, event } of samples) {
  const id = eventIdOf(commandId, 0);
  const { type, version, data } = await codecs.encode(event, { id, stream, metadata, keys: goldenKeys() });
  const name = goldenName({ category: categoryOf(stream), type, version });
  const file = new URL(name, goldenFolder);
  if (existsSync(file)) continue;
  const golden: GoldenFile = {
    id,
    stream,
    metadata,
    type,
    version,
    stored: data,
    reads: JSON.parse(JSON.stringify(event.data)),
  };
  writeFileSync(file, `${JSON.stringify(golden, null, 2)}\n`);
  console.info(`wrote ${name}`);
}

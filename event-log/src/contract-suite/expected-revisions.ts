import { expect, it } from 'vitest';
import type { ExpectedRevision } from '../port.ts';
import type { LogUnderTest } from './log-under-test.ts';
import { appended, freshStream, sampleAppend } from './sample-appends.ts';

type Case = { readonly expected: ExpectedRevision; readonly existing: number; readonly fits: boolean };

const cases: readonly Case[] = [
  { expected: 'any', existing: 0, fits: true },
  { expected: 'any', existing: 2, fits: true },
  { expected: 'no-stream', existing: 0, fits: true },
  { expected: 'no-stream', existing: 2, fits: false },
  { expected: 'stream-exists', existing: 0, fits: false },
  { expected: 'stream-exists', existing: 2, fits: true },
  { expected: 0n, existing: 0, fits: false },
  { expected: 0n, existing: 2, fits: false },
  { expected: 1n, existing: 2, fits: true },
  { expected: 2n, existing: 2, fits: false },
];

export function expectedRevisions(subject: () => LogUnderTest): void {
  it.each(cases)('expects $expected of a stream of $existing events: fits $fits', async (given) => {
    const { log } = subject();
    const stream = freshStream();
    if (given.existing > 0) await appended(log, { stream, count: given.existing });
    const current = given.existing === 0 ? null : BigInt(given.existing - 1);

    const result = await log.append(sampleAppend({ stream, expected: given.expected, count: 3 }));

    if (given.fits) expect(result).toMatchObject({ kind: 'appended', revision: (current ?? -1n) + 3n });
    else expect(result).toEqual({ kind: 'conflict', current });
    expect(await log.readStream(stream)).toHaveLength(given.existing + (given.fits ? 3 : 0));
  });

  it('appends one of many concurrent writes at a revision, and answers the others with a conflict', async () => {
    const { log, neighbour } = subject();
    const stream = freshStream();
    await appended(log, { stream });
    const tries = Array.from({ length: 20 }, (_, index) =>
      (index % 2 === 0 ? log : neighbour).append(sampleAppend({ stream, expected: 0n })),
    );

    const kinds = (await Promise.all(tries)).map(({ kind }) => kind);

    expect(kinds.filter((kind) => kind === 'appended')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'conflict')).toHaveLength(19);
    expect(await log.readStream(stream)).toHaveLength(2);
  });

  it('appends everything that expects any revision, in the callers order within one process', async () => {
    const { log } = subject();
    const stream = freshStream();
    const results = await Promise.all(
      Array.from({ length: 30 }, (_, index) => appended(log, { stream, data: { index } })),
    );
    expect(results.map(({ revision }) => revision)).toEqual(Array.from({ length: 30 }, (_, index) => BigInt(index)));
    expect((await log.readStream(stream)).map(({ data }) => data.index)).toEqual(results.map((_, index) => index));
  });
}

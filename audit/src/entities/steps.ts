import { type DomainRecorded, parted, type RecordedEvent } from '@meikan/event-log';
import type { AuditApiDeps } from '../route/deps.ts';
import { type Entity, streamOf } from './entity.ts';
import { folds } from './folds.ts';

/** One event of a history with the states on both sides of it. */
export type Step = {
  readonly event: DomainRecorded;
  readonly version: number;
  /** Fields of its data that were sealed for somebody who has been erased since. */
  readonly erased: readonly string[];
  readonly before: unknown;
  readonly after: unknown;
};

export type StepsParts = Pick<AuditApiDeps, 'log' | 'codecs' | 'keys'>;

const PAGE = 500;

/** Folds a stream from its first event, `through` a revision (inclusive; to its end without it), a page at a time. */
export async function* steps(parts: StepsParts, entity: Entity, through?: bigint): AsyncGenerator<Step> {
  let fold = folds[entity.category];
  for (let from = 0n; through === undefined || from <= through; from += BigInt(PAGE)) {
    const page = await readPage(parts, entity, from, through);
    const events = await parts.codecs.decodeAll(page, parts.keys);
    const erased = await erasedFields(parts, page);
    for (const [index, event] of events.entries()) {
      const before = fold.state;
      fold = fold.after(event);
      const version = page[index]?.version ?? 1;
      yield { event, version, erased: erased.get(event.id) ?? [], before, after: fold.state };
    }
    if (page.length < PAGE) return;
  }
}

function readPage({ log }: StepsParts, entity: Entity, from: bigint, through: bigint | undefined) {
  const left = through === undefined ? PAGE : Number(through - from) + 1;
  return log.readStream(streamOf(entity), { from, limit: Math.min(PAGE, left) });
}

/** By event id, where there are any. */
async function erasedFields(
  { keys }: StepsParts,
  page: readonly RecordedEvent[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const sealed = page.flatMap((event) => parted(event).boxes.map((box) => ({ id: event.id, ...box })));
  const opened = await keys.keysOf(new Set(sealed.map(({ subject }) => subject)));
  const gone = sealed.filter(({ subject }) => opened.get(subject) === null);
  return new Map(
    [...Map.groupBy(gone, ({ id }) => id)].map(([id, boxes]) => [id, boxes.flatMap(({ fields }) => fields)]),
  );
}

/** The revision of a stream's last event; null while there is none. */
export async function latestRevision({ log }: Pick<StepsParts, 'log'>, entity: Entity): Promise<bigint | null> {
  const [last] = await log.readStream(streamOf(entity), { direction: 'backward', limit: 1 });
  return last?.revision ?? null;
}

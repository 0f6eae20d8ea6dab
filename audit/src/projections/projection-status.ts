import type { ProjectionStatus } from '@meikan/contracts';
import { ProblemError } from '@meikan/platform';
import type { RebuildRecord } from '@meikan/projections';
import type { ReadModel } from '@meikan/projections/read-model';
import type { AuditApiDeps } from '../route/deps.ts';

/** The one projection that people read: every table of the directory, rebuilt together. */
export const DIRECTORY = 'directory';

/** @throws ProblemError 404 for a projection that there is not */
export function assertDirectory({ name }: { readonly name: string }): void {
  if (name !== DIRECTORY) throw new ProblemError({ code: 'not-found' });
}

/** A rebuild notes its progress several times a second, also while it pauses; verifying is the longest step without a note. */
const STALLED_MS = 60_000;

/** Where counting ends: how far behind is told exactly only when it is little. */
const MOST_BEHIND = 1_000;

/** How many streams stand still. */
export async function countParked(database: AuditApiDeps['database']): Promise<number> {
  const { streams } = await database
    .kysely<ReadModel>()
    .selectFrom('read_model.parked_event')
    .select(({ fn }) => fn.count<string>('stream').distinct().as('streams'))
    .executeTakeFirstOrThrow();
  return Number(streams);
}

export async function directoryStatus(deps: AuditApiDeps): Promise<ProjectionStatus> {
  const db = deps.database.kysely<ReadModel>();
  const [checkpoint, parked, rebuild] = await Promise.all([
    db
      .selectFrom('read_model.checkpoint')
      .select(['position', 'version'])
      .where('name', '=', DIRECTORY)
      .executeTakeFirstOrThrow(),
    countParked(deps.database),
    deps.rebuilds.status(),
  ]);
  return {
    name: DIRECTORY,
    version: checkpoint.version,
    position: checkpoint.position,
    behind: await behind(deps, checkpoint.position),
    parked,
    rebuild: rebuild && rebuildOf(rebuild, deps.clock.now()),
  };
}

async function behind({ log }: AuditApiDeps, position: string): Promise<number> {
  const after = log.parsePosition(position);
  if (after === null) throw new Error(`the checkpoint of ${DIRECTORY} is of another log: ${position}`);
  const waiting = await log.readAll({ ...(after === log.start ? {} : { after }), limit: MOST_BEHIND });
  return waiting.length;
}

function rebuildOf(record: RebuildRecord, now: Date): NonNullable<ProjectionStatus['rebuild']> {
  const { status, done, total, events, seconds, tables, error, startedAt } = record;
  return {
    status,
    done,
    total,
    eventsPerSecond: seconds > 0 ? events / seconds : 0,
    secondsLeft: status === 'running' && done > 0 ? ((total - done) * seconds) / done : null,
    tables: tables.map((table) => ({ ...table })),
    error,
    stalled: isMoving(record) && now.getTime() - movedAt(record) > STALLED_MS,
    startedAt,
  };
}

const isMoving = ({ status }: RebuildRecord): boolean =>
  status === 'running' || status === 'paused' || status === 'verifying';

const movedAt = ({ startedAt, seconds }: RebuildRecord): number => Date.parse(startedAt) + seconds * 1_000;

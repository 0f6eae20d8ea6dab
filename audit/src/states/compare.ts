import type { CallAnswer, compareRevisions } from '@meikan/contracts';
import { type Difference, differences } from '../entities/differences.ts';
import type { Entity } from '../entities/entity.ts';
import { Provenance } from '../entities/provenance.ts';
import { steps } from '../entities/steps.ts';
import { nameActors, nameSubjects } from '../entities/subject-names.ts';
import { toJson } from '../entities/to-json.ts';
import { fieldOriginOf } from '../history/history-entry.ts';
import type { AuditApiDeps } from '../route/deps.ts';
import { StateAt } from './state-at.ts';

type Revisions = { readonly from: bigint; readonly to: bigint; readonly latest: bigint | null };

/** An entity at one revision, with who made each of its fields what it was then. */
class Version {
  readonly revision: bigint;
  readonly state: StateAt;
  readonly provenance = new Provenance();

  constructor(entity: Entity, revision: bigint) {
    this.revision = revision;
    this.state = new StateAt(entity);
  }
}

/** Two revisions field by field, in either order, folded in one reading of the stream. */
export async function compare(
  deps: AuditApiDeps,
  entity: Entity,
  { from, to, latest }: Revisions,
): Promise<CallAnswer<typeof compareRevisions>> {
  const versions = { from: new Version(entity, from), to: new Version(entity, to) };
  for await (const step of steps(deps, entity, from > to ? from : to)) {
    for (const version of Object.values(versions)) {
      if (step.event.revision > version.revision) continue;
      version.state.tell(step);
      version.provenance.tell(step);
    }
  }
  const found = differences(versions.from.state.state, versions.to.state.state).map((difference) => ({
    difference,
    by: versions.to.provenance.of(difference.path),
    previously: versions.from.provenance.of(difference.path),
  }));
  const named = found.flatMap(({ by, previously }) => [by, previously]).filter((event) => event !== null);
  const nameActor = await nameActors(
    deps,
    named.map(({ metadata }) => metadata.actor),
  );
  const values = found.map(({ difference }) => valuesOf(difference));
  return {
    from: versions.from.state.toAnswer(latest),
    to: versions.to.state.toAnswer(latest),
    differences: found.map(({ difference, by, previously }) => ({
      ...valuesOf(difference),
      by: by && fieldOriginOf(by, nameActor),
      previously: previously && fieldOriginOf(previously, nameActor),
    })),
    subjects: await nameSubjects(
      deps,
      entity,
      values.flatMap(({ path, before = null, after = null }) => [
        { path, value: before },
        { path, value: after },
      ]),
    ),
  };
}

function valuesOf({ path, before, after }: Difference) {
  return {
    path,
    ...(before === undefined ? {} : { before: toJson(before) }),
    ...(after === undefined ? {} : { after: toJson(after) }),
  };
}

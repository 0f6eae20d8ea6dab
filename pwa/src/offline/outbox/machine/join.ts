import { commandFields, type Json, withCommandFields } from '@meikan/contracts';
import { ABSENT } from './command.ts';
import type { Kinds } from './kinds.ts';
import { uploadsIn } from './pictures.ts';
import type { Row } from './row.ts';

/** Whether a change can become one command with an earlier one of its partition, as far as their kinds go. */
export const canJoin = (first: Row, next: Row, kinds: Kinds): boolean =>
  first.type === next.type || kinds(first.type).merges === 'create';

/** One command of two, in the place of the first: each field keeps the base that its first change had. */
export function joined<R extends Row>(first: R, next: Row, kinds: Kinds): R {
  const data = withCommandFields(first.data, { ...commandFields(first.data), ...commandFields(next.data) });
  const base = kinds(first.type).merges === 'create' ? first.base : { ...next.base, ...first.base };
  const needed = [...needs(first, data), ...next.dependsOn];
  const seen = earlier(first.seen, next.seen);
  return { ...first, data, base, seen, dependsOn: [...new Set(needed)], issuedAt: next.issuedAt };
}

/** Of two revisions the one that says less: what came after it is compared field by field. */
export function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  if (one === ABSENT || other === ABSENT) return ABSENT;
  return BigInt(one) < BigInt(other) ? one : other;
}

/** What a command still builds on when it says this: not on a picture for which another one was chosen. */
function needs({ data: before, dependsOn }: Row, data: Json): readonly string[] {
  const shown = uploadsIn(data);
  const dropped = uploadsIn(before).filter((id) => !shown.includes(id));
  return dependsOn.filter((id) => !dropped.includes(id));
}

import { relationCommands } from '@meikan/contracts';
import { z } from 'zod';
import { declaration, withdrawal } from '../../../directory/usage-edit.ts';
import { enqueue } from '../../../offline/index.ts';
import { isUsageWay, type UsageWay, WAYS, type Way } from './ways.ts';

/** What the form sends: which company it is, and in which ways it stands to the page's, in one at least. */
export const relationRules = {
  body: z.strictObject({
    other: z.strictObject({ id: relationCommands['set-relation'].schema.shape.otherId, name: z.string() }),
    ways: z.array(z.enum(WAYS)).min(1),
  }),
};

/** The page that the relations stand on, and the company at their other end. */
export type RelationPair = { readonly id: string; readonly other: { readonly id: string; readonly name: string } };

/** Who uses whose service is entered by the owners of either side. */
function usageEdit({ id, other }: RelationPair, way: UsageWay, value: boolean) {
  const holder = { kind: 'company' as const, id: way === 'company-using' ? id : other.id };
  const service = { id: way === 'company-using' ? other.id : id, name: other.name };
  return value ? declaration(holder, service, way) : withdrawal(holder, service);
}

function editOf(pair: RelationPair, way: Way, value: boolean) {
  const about = { name: pair.other.name, path: `/companies/${pair.id}` };
  if (isUsageWay(way)) return { ...usageEdit(pair, way, value), about };
  const data = { companyId: pair.id, otherId: pair.other.id, relativeType: way, value };
  return { type: 'set-relation' as const, data, about };
}

/**
 * Enqueues the ways that differ from those that stood: one that goes and one that comes move the company from list to list. The
 * first is named by the given id, so that a form sent again is the same command; what is set twice stays as it is. Answers the row
 * of the last; `null` when nothing differs.
 */
export async function setRelations(
  pair: RelationPair,
  before: readonly Way[],
  wanted: readonly Way[],
  formId?: string,
): Promise<string | null> {
  const changed = WAYS.filter((way) => before.includes(way) !== wanted.includes(way));
  let row: string | null = null;
  for (const [place, way] of changed.entries()) {
    row = await enqueue({ ...editOf(pair, way, wanted.includes(way)), ...(place === 0 && formId && { id: formId }) });
  }
  return row;
}

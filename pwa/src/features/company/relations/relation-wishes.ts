import { type QueuedInput, queuedData } from '@meikan/contracts';
import { z } from 'zod';
import { wish } from '../../../offline/index.ts';

const { shape } = queuedData['set-relation'].schema;
export type RelativeType = QueuedInput['set-relation']['relativeType'];
export const RELATIVE_TYPES: readonly RelativeType[] = shape.relativeType.options;

/** What the form sends: whom the company is related to, and how, in one way at least (company-side 5). */
export const relationRules = {
  body: z.strictObject({
    other: z.strictObject({ id: shape.otherId, name: z.string() }),
    types: z.array(shape.relativeType).min(1),
  }),
};

/** The page that the relations stand on, and the company at their other end. */
export type RelationPair = { readonly id: string; readonly other: { readonly id: string; readonly name: string } };

/**
 * Wishes the types that differ from those that stood. The first is named by the given id, so that a form sent again is the same
 * wish; a type set twice stays as it is. Answers the row of the last; `null` when nothing differs.
 */
export async function setRelations(
  { id, other }: RelationPair,
  before: readonly string[],
  wanted: readonly RelativeType[],
  formId?: string,
): Promise<string | null> {
  const changed = RELATIVE_TYPES.filter((type) => before.includes(type) !== wanted.includes(type));
  let row: string | null = null;
  for (const [place, relativeType] of changed.entries()) {
    const data = { companyId: id, otherId: other.id, relativeType, value: wanted.includes(relativeType) };
    const about = { name: other.name, path: `/companies/${id}` };
    row = await wish({ type: 'set-relation', data, about, ...(place === 0 && formId && { id: formId }) });
  }
  return row;
}

import { catalogueLabel } from '@meikan/domain';
import { z } from 'zod';
import { type FieldKind, fieldKinds, type Holds } from './field-kinds.ts';
import { nearest, partOf, peel, titleOf } from './schema-parts.ts';

/** What a contract tells of a field: forms are drawn by it, and what waits to be sent is shown by it. */
export type FieldFacts = {
  readonly title: string | undefined;
  /** The most characters of a text, or the most items of a list. */
  readonly most: number | undefined;
  readonly holds: Holds | undefined;
  /** What a figure counts: 名, 円. */
  readonly unit: string | undefined;
  /** What is told of a part by its name, or of the items of a list by any number. */
  readonly part: (name: PropertyKey) => FieldFacts;
};

/** Of what no contract tells anything. */
const NO_FACTS: FieldFacts = {
  ...{ title: undefined, most: undefined, holds: undefined, unit: undefined },
  part: () => NO_FACTS,
};

const kindOf = <K extends keyof FieldKind>(schema: z.core.$ZodType, kind: K): FieldKind[K] | undefined =>
  nearest(schema, (one) => fieldKinds.get(one)?.[kind]);

function mostOf(schema: z.core.$ZodType): number | undefined {
  const inner = peel(schema);
  if (!(inner instanceof z.core.$ZodArray)) return kindOf(schema, 'most');
  const limit = inner._zod.def.checks?.find((check) => check instanceof z.core.$ZodCheckMaxLength);
  return limit?._zod.def.maximum;
}

/** What the schema of a field tells of it. */
export function factsOf(schema: z.core.$ZodType | undefined): FieldFacts {
  if (schema === undefined) return NO_FACTS;
  const partsIn = kindOf(schema, 'partsIn');
  const part = (name: PropertyKey) => factsOf(partOf(schema, name));
  return {
    title: titleOf(schema),
    most: mostOf(schema),
    holds: kindOf(schema, 'holds'),
    unit: kindOf(schema, 'unit'),
    part: partsIn ? (name) => ({ ...part(name), title: catalogueLabel(partsIn, String(name)) ?? undefined }) : part,
  };
}

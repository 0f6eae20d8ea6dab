import { type FieldFacts, factsOf } from '@meikan/contracts';
import type { z } from 'zod';

/** A picture that a request names: where, what that field is called, and which. */
export type NamedPicture = { readonly field: string; readonly title: string; readonly address: string };

/** Every picture that a value names, by the contract of what it is: a field of pictures cannot be forgotten. */
export const picturesIn = (schema: z.ZodType, value: object): readonly NamedPicture[] =>
  within(factsOf(schema), value, []);

function within(facts: FieldFacts, value: unknown, path: readonly string[]): readonly NamedPicture[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([part, inner]) => within(facts.part(part), inner, [...path, part]));
  }
  if (facts.holds !== 'pictures' || typeof value !== 'string' || value === '') return [];
  const field = path.join('.');
  return [{ field, title: facts.title ?? field, address: value }];
}

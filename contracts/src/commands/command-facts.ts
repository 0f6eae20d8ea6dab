import { type FieldFacts, factsOf } from '../kernel/field-facts.ts';
import { partOf } from '../kernel/schema-parts.ts';
import { PARTS } from './command-fields.ts';
import { queuedCommandOf } from './queued-commands.ts';

/**
 * What the contracts tell of the fields that commands of a type set, or of those of what they remove; nothing of a type that this
 * version does not know.
 */
export function factsOfCommand(type: string): FieldFacts {
  const definition = queuedCommandOf(type);
  if (definition === null) return factsOf(undefined);
  const { schema, shows } = definition;
  return factsOf(shows ?? PARTS.map((part) => partOf(schema, part)).find((part) => part !== undefined));
}

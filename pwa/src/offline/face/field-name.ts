import { fieldNames } from './field-names.texts.ts';

const known: ReadonlyMap<string, string> = new Map(Object.entries(fieldNames));

/** A field of a command in words; one that this version does not know by its wire name, for it is not hidden. */
export const fieldName = (field: string): string => known.get(field) ?? field;

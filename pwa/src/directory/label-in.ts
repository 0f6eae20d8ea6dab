import { type CatalogueName, catalogueLabel } from '@meikan/domain';

/** What a key, a code or a date says to people; any other text as it is. */
export type InWords = (key: string) => string;

/** The label in the catalogue, where it has the key. */
export const labelIn =
  (name: CatalogueName): InWords =>
  (key) =>
    catalogueLabel(name, key) ?? key;

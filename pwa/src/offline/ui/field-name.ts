import { fieldNames } from './field-names.texts.ts';

const known: ReadonlyMap<string, string> = new Map(Object.entries(fieldNames));

/** Feeds are fields of their owner by their ids, which say nothing to people. */
const FEED = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A field of a command in words; one that this version does not know by its wire name, for it is not hidden. */
export const fieldName = (field: string): string =>
  known.get(field) ?? (FEED.test(field) ? fieldNames.rssConfig : field);

import { isJsonObject, type JsonObject } from '../kernel/json.ts';

/** Where a command that sets fields has them: the changes of a thing, or the new thing itself. */
export const PARTS = ['changes', 'article', 'service'] as const;

const partOf = (data: JsonObject) => PARTS.find((part) => isJsonObject(data[part]));

/**
 * The fields that a queued command sets, with their values; of one about a whole thing, none. Read from the data alone, so that
 * a page that only tells what waits loads no schema.
 */
export function commandFields(data: JsonObject): JsonObject {
  const part = partOf(data);
  const fields = part && data[part];
  return isJsonObject(fields) ? fields : {};
}

/** The same command with other fields. */
export function withCommandFields(data: JsonObject, fields: JsonObject): JsonObject {
  const part = partOf(data);
  return part === undefined ? data : { ...data, [part]: fields };
}

/** What JSON can hold: it can be written down, sent and read again. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

export const isJsonObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value of JSON's own kinds as JSON would bring it back: what is undefined is left out. */
export const asJson = (value: object): JsonObject => JSON.parse(JSON.stringify(value)) as JsonObject;

/** PostgreSQL refuses NUL in any text, and halves of surrogate pairs in JSON; neither means anything to a search. */
export function storable(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed();
}

/** Any value as JSON that `jsonb` takes. */
export function storableJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'string' ? storable(inner) : inner));
}

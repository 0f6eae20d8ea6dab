/**
 * JSON with sorted keys and without undefined fields, so that equal bodies have equal hashes however they were built.
 * Bigints are written as digits. Throws TypeError for what JSON cannot say (functions, cycles end the stack).
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`;
  if (typeof value === 'object' && value !== null) return canonicalObject(value);
  if (typeof value === 'bigint') return value.toString();
  const text = JSON.stringify(value);
  if (text === undefined) throw new TypeError(`no JSON for a ${typeof value}`);
  return text;
}

function canonicalObject(value: object): string {
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field)}`);
  return `{${fields.join(',')}}`;
}

import type { EntityState } from '@meikan/contracts';

export type Json = EntityState['state'];

/** What JSON keeps of a state: fields that are undefined do not exist. Throws TypeError for what JSON has no word for. */
export function toJson(value: unknown): Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value === 'object') {
    const present = Object.entries(value).filter(([, field]) => field !== undefined);
    return Object.fromEntries(present.map(([name, field]) => [name, toJson(field)]));
  }
  throw new TypeError(`a state holds a ${typeof value}`);
}

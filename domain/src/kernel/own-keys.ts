/** The keys an object itself holds, with their types kept. */
export function ownKeys<T extends object>(object: T): readonly (keyof T & string)[] {
  return Object.keys(object).filter((key): key is keyof T & string => isOwnKey(object, key));
}

/** Whether `key` is a key that `object` itself holds (never one of its prototype's). */
export function isOwnKey<T extends object>(object: T, key: PropertyKey): key is keyof T {
  return Object.hasOwn(object, key);
}

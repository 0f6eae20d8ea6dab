import type { Json } from './wish.ts';

/**
 * Begins what stands in an edit for the address of a picture that is still to be uploaded; the id of the upload follows. It has
 * the form of an address, so that the rules of the domain take it as one; it is never sent.
 */
export const PICTURE_TO_COME = '/images/to-come/';

/** The same value with every picture that has an address by now under that address; `addresses` by the upload's id. */
export function withPictures(value: Json, addresses: ReadonlyMap<string, string>): Json {
  if (typeof value === 'string') {
    return value.startsWith(PICTURE_TO_COME) ? (addresses.get(value.slice(PICTURE_TO_COME.length)) ?? value) : value;
  }
  if (Array.isArray(value)) return value.map((one: Json) => withPictures(one, addresses));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withPictures(one, addresses)]));
}

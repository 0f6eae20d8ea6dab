import type { Json } from '@meikan/contracts';
import type { Applied, Row } from './row.ts';

/**
 * Begins what stands in an edit for the address of a picture that is still to be uploaded; the id of the upload follows. It has
 * the form of an address, so that the rules of the domain take it as one; it is never sent.
 */
export const PICTURE_TO_COME = '/images/to-come/';

/** The browser's own address of such a picture, by which pages show it; what follows says which upload it is. */
const SHOWN = /^blob:[^#]+#([0-9a-f-]{36})$/;

/** Where pages find a picture that lies on the device; `made` is the browser's address of it. */
export const shownAs = (made: string, upload: string): string => `${made}#${upload}`;

function mapTexts(value: Json, map: (text: string) => string): Json {
  if (typeof value === 'string') return map(value);
  if (Array.isArray(value)) return value.map((one: Json) => mapTexts(one, map));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapTexts(one, map)]));
}

/** The same value with every picture that has an address by now under that address; `addresses` by the upload's id. */
export function withPictures(value: Json, addresses: ReadonlyMap<string, string>): Json {
  return mapTexts(value, (text) =>
    text.startsWith(PICTURE_TO_COME) ? (addresses.get(text.slice(PICTURE_TO_COME.length)) ?? text) : text,
  );
}

/**
 * The same value as an edit names its pictures: a page shows those that were chosen before and wait from the device itself, and
 * what it says anew of them means the upload.
 */
export function asQueued<T extends Json>(value: T): T {
  // Texts become texts and everything else stays, so that it is of the same type.
  return mapTexts(value, (text) => {
    const [, upload] = SHOWN.exec(text) ?? [];
    return upload === undefined ? text : `${PICTURE_TO_COME}${upload}`;
  }) as T;
}

/** The uploads whose pictures a value names, each once. */
export function uploadsIn(value: Json): readonly string[] {
  const found = new Set<string>();
  mapTexts(value, (text) => {
    if (text.startsWith(PICTURE_TO_COME)) found.add(text.slice(PICTURE_TO_COME.length));
    return text;
  });
  return [...found];
}

/** `made`: the addresses of those that have arrived, by the upload's id. `gone`: of which nothing came and nothing waits. */
export type Uploads = { readonly made: ReadonlyMap<string, string>; readonly gone: ReadonlySet<string> };

/** What has become of uploads. An address is remembered for good, so that what is gone will never have one. */
export function uploadsOf(ids: readonly string[], applied: readonly Applied[], waiting: readonly Row[]): Uploads {
  const asked = applied.filter(({ command }) => ids.includes(command.id));
  const made = new Map(asked.flatMap(({ command, made }) => (made === null ? [] : [[command.id, made] as const])));
  const known = new Set([...asked.map(({ command }) => command.id), ...waiting.map(({ id }) => id)]);
  return { made, gone: new Set(ids.filter((id) => !known.has(id))) };
}

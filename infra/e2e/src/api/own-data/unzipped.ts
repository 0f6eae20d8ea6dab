import { strFromU8, unzipSync } from 'fflate';

/** The files of a ZIP by their names, those in JSON parsed. */
export function unzipped(zip: Uint8Array) {
  const files = unzipSync(zip);
  const text = (name: string): string => strFromU8(files[name] ?? new Uint8Array());
  return {
    names: Object.keys(files),
    text,
    json: (name: string): unknown => JSON.parse(text(name)),
    /** Of all files. */
    everything: Object.keys(files).map(text).join('\n'),
    bytes: (name: string) => files[name] ?? new Uint8Array(),
  };
}

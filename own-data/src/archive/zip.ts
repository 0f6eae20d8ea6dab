import { type AsyncFlateStreamHandler, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { OwnFile } from './own-file.ts';

const NOTHING = new Uint8Array();
const encoder = new TextEncoder();
const bytesOf = (piece: Uint8Array | string) => (typeof piece === 'string' ? encoder.encode(piece) : piece);

/** The ZIP of some files, piece by piece: no more of it is made than is taken. */
export async function* zipOf(files: AsyncIterable<OwnFile>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const onMade: AsyncFlateStreamHandler = (error, piece) => {
    if (error) throw error;
    if (piece.length > 0) made.push(piece);
  };
  const zip = new Zip(onMade);
  for await (const { name, content, packs } of files) {
    const file = packs ? new ZipDeflate(name) : new ZipPassThrough(name);
    zip.add(file);
    for await (const piece of content) {
      file.push(bytesOf(piece));
      yield* made.splice(0);
    }
    file.push(NOTHING, true);
    yield* made.splice(0);
  }
  zip.end();
  yield* made.splice(0);
}

/**
 * PostgreSQL's binary form of a one-dimensional array of texts, nulls included. `pg` sends a Buffer parameter in binary, so
 * that JSON travels without being escaped on one side and unescaped on the other.
 */
export function textArray(values: readonly (string | null)[]): Buffer {
  const lengths = values.map((value) => (value === null ? NULL_LENGTH : Buffer.byteLength(value)));
  const bytes = lengths.reduce((sum, length) => sum + 4 + Math.max(length, 0), HEADER_BYTES);
  const buffer = Buffer.allocUnsafe(bytes);
  let at = writeHeader(buffer, values.length);
  values.forEach((value, index) => {
    at = buffer.writeInt32BE(lengths[index] ?? NULL_LENGTH, at);
    if (value !== null) at += buffer.write(value, at);
  });
  return buffer;
}

const NULL_LENGTH = -1;
const HEADER_BYTES = 20;
const TEXT_OID = 25;
const MAY_HOLD_NULLS = 1;

/** One dimension, element type, length, lower bound 1; answers where the elements begin. */
function writeHeader(buffer: Buffer, count: number): number {
  for (const [index, value] of [1, MAY_HOLD_NULLS, TEXT_OID, count, 1].entries()) buffer.writeInt32BE(value, index * 4);
  return HEADER_BYTES;
}

/**
 * PostgreSQL's binary form of one-dimensional arrays. `pg` sends a Buffer parameter in binary, so JSON texts travel
 * without being escaped on one side and unescaped on the other: with text arrays that was a third of a flush.
 */
const OID = { int2: 21, int4: 23, int8: 20, text: 25, json: 114, uuid: 2950 } as const;
const HEADER_BYTES = 20;

export const textArray = (values: readonly string[]): Buffer => stringArray(OID.text, values);
/** Elements are JSON texts already written. */
export const jsonArray = (values: readonly string[]): Buffer => stringArray(OID.json, values);

export function uuidArray(values: readonly string[]): Buffer {
  const buffer = fixedArray(OID.uuid, 16, values.length);
  values.forEach((value, index) => {
    buffer.write(value.replaceAll('-', ''), HEADER_BYTES + index * 20 + 4, 'hex');
  });
  return buffer;
}

export function int2Array(values: readonly number[]): Buffer {
  const buffer = fixedArray(OID.int2, 2, values.length);
  values.forEach((value, index) => {
    buffer.writeInt16BE(value, HEADER_BYTES + index * 6 + 4);
  });
  return buffer;
}

export function int4Array(values: readonly number[]): Buffer {
  const buffer = fixedArray(OID.int4, 4, values.length);
  values.forEach((value, index) => {
    buffer.writeInt32BE(value, HEADER_BYTES + index * 8 + 4);
  });
  return buffer;
}

export function int8Array(values: readonly bigint[]): Buffer {
  const buffer = fixedArray(OID.int8, 8, values.length);
  values.forEach((value, index) => {
    buffer.writeBigInt64BE(value, HEADER_BYTES + index * 12 + 4);
  });
  return buffer;
}

function stringArray(oid: number, values: readonly string[]): Buffer {
  const lengths = values.map((value) => Buffer.byteLength(value));
  const buffer = Buffer.allocUnsafe(HEADER_BYTES + lengths.reduce((sum, length) => sum + 4 + length, 0));
  writeHeader(buffer, oid, values.length);
  let at = HEADER_BYTES;
  values.forEach((value, index) => {
    at = buffer.writeInt32BE(lengths[index] ?? 0, at);
    at += buffer.write(value, at);
  });
  return buffer;
}

function fixedArray(oid: number, size: number, count: number): Buffer {
  const buffer = Buffer.allocUnsafe(HEADER_BYTES + count * (4 + size));
  writeHeader(buffer, oid, count);
  for (let index = 0; index < count; index++) buffer.writeInt32BE(size, HEADER_BYTES + index * (4 + size));
  return buffer;
}

/** One dimension, no nulls, element type, length, lower bound 1. */
function writeHeader(buffer: Buffer, oid: number, count: number): void {
  buffer.writeInt32BE(1, 0);
  buffer.writeInt32BE(0, 4);
  buffer.writeInt32BE(oid, 8);
  buffer.writeInt32BE(count, 12);
  buffer.writeInt32BE(1, 16);
}

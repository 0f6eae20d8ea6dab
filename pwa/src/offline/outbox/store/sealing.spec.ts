import { expect, test } from 'vitest';
import { importDeviceKey, pack, seal, unpack, unseal } from './sealing.ts';

const key = (fill: number) => importDeviceKey(new Uint8Array(32).fill(fill));
const rows = { outbox: [{ seq: 3, id: 'w1', data: { name: '灯台守', none: null } }], pictures: [] };

test('sealing: a packed value is unpacked the same, with its files', async () => {
  const blob = new Blob([new Uint8Array([0, 255, 7])], { type: 'image/avif' });
  const empty = new Blob([]);
  const value = {
    ...rows,
    pictures: [
      { id: 'p1', blob },
      { id: 'p2', blob: empty },
    ],
  };
  const back = unpack(await pack(value)) as typeof value;
  expect(back.outbox).toEqual(rows.outbox);
  const files = await Promise.all(back.pictures.map(({ blob: file }) => file.bytes()));
  expect(files).toEqual([new Uint8Array([0, 255, 7]), new Uint8Array()]);
  expect(back.pictures.map(({ blob: file }) => file.type)).toEqual(['image/avif', '']);
});

test("sealing: sealed bytes are unreadable, and open under the account's own key only", async () => {
  const bytes = await pack(rows);
  const sealed = await seal(await key(1), 'mio', bytes);
  expect(new TextDecoder().decode(sealed.bytes)).not.toContain('灯台守');
  expect(unpack(await unseal(await key(1), 'mio', sealed))).toEqual(rows);
  await expect(unseal(await key(2), 'mio', sealed)).rejects.toMatchObject({ name: 'OperationError' });
  await expect(unseal(await key(1), 'rin', sealed)).rejects.toMatchObject({ name: 'OperationError' });
  const changed = new Uint8Array(sealed.bytes.slice(0));
  changed[9] = (changed[9] ?? 0) ^ 1;
  await expect(unseal(await key(1), 'mio', { ...sealed, bytes: changed.buffer })).rejects.toThrow();
});

test('sealing: the key cannot be exported, and no two seals are equal', async () => {
  const own = await key(1);
  await expect(crypto.subtle.exportKey('raw', own)).rejects.toThrow();
  const bytes = await pack(rows);
  const ivs = await Promise.all([1, 2, 3].map(async () => (await seal(own, 'mio', bytes)).iv.join()));
  expect(new Set(ivs).size).toBe(3);
});

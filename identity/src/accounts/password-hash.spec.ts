import { Fault } from '@meikan/platform';
import { describe, expect, it, test } from 'vitest';
import { createPasswordHasher } from './password-hash.ts';

describe('a password hash', () => {
  const hasher = createPasswordHasher();

  test('verifies its password only, in any form of Unicode', async () => {
    const stored = await hasher.hash('パスワードＡ1 ');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hasher.verify('ﾊﾟｽﾜｰﾄﾞA1 ', stored)).toBe(true);
    expect(await hasher.verify('パスワードA1', stored)).toBe(false);
  });

  test('differs each time', async () => {
    expect(await hasher.hash('Kumogata-77')).not.toBe(await hasher.hash('Kumogata-77'));
  });

  test('of no account verifies nothing', async () => {
    expect(await hasher.verify('', null)).toBe(false);
  });
});

it('rejects a password when 64 are waiting, and accepts passwords again afterwards', async () => {
  const hasher = createPasswordHasher(1);
  const cheap = `$argon2id$v=19$m=8,t=1,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;
  const settled = await Promise.allSettled(Array.from({ length: 70 }, () => hasher.verify('Kumogata-77', cheap)));
  const away = settled.filter((result) => result.status === 'rejected');
  expect(away).toHaveLength(5);
  expect(away[0]?.reason).toBeInstanceOf(Fault);
  expect(await hasher.verify('Kumogata-77', cheap)).toBe(false);
});

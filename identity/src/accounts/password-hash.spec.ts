import { Fault } from '@meikan/platform';
import { describe, expect, it, test } from 'vitest';
import { createPasswordHasher } from './password-hash.ts';

describe('a password hash', () => {
  const hasher = createPasswordHasher();

  test('fits its password only, in whatever form of Unicode it was typed', async () => {
    const stored = await hasher.hash('パスワードＡ1 ');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hasher.verify('ﾊﾟｽﾜｰﾄﾞA1 ', stored)).toBe(true);
    expect(await hasher.verify('パスワードA1', stored)).toBe(false);
  });

  test('is never the same twice', async () => {
    expect(await hasher.hash('Kumogata-77')).not.toBe(await hasher.hash('Kumogata-77'));
  });

  test('of nobody fits nothing', async () => {
    expect(await hasher.verify('', null)).toBe(false);
  });
});

it('turns away whoever finds 64 waiting, and takes passwords again afterwards', async () => {
  const hasher = createPasswordHasher(1);
  const cheap = `$argon2id$v=19$m=8,t=1,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;
  const settled = await Promise.allSettled(Array.from({ length: 70 }, () => hasher.verify('Kumogata-77', cheap)));
  const away = settled.filter((result) => result.status === 'rejected');
  expect(away).toHaveLength(5);
  expect(away[0]?.reason).toBeInstanceOf(Fault);
  expect(await hasher.verify('Kumogata-77', cheap)).toBe(false);
});

import { Fault } from '@meikan/platform';
import { describe, expect, test } from 'vitest';
import { createGate } from './gate.ts';
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

describe('a gate', () => {
  test('lets no more through at once than its width', async () => {
    const gate = createGate(2);
    let inside = 0;
    let most = 0;
    const job = () =>
      gate(async () => {
        inside += 1;
        most = Math.max(most, inside);
        await new Promise(setImmediate);
        inside -= 1;
      });
    await Promise.all(Array.from({ length: 20 }, job));
    expect(most).toBe(2);
  });

  test('turns away whoever would wait too long, and lets in again afterwards', async () => {
    const gate = createGate(1);
    const jobs = Array.from({ length: 70 }, () =>
      gate(() => new Promise<string>((done) => setImmediate(done, 'done'))),
    );
    const settled = await Promise.allSettled(jobs);
    const away = settled.filter((result) => result.status === 'rejected');
    expect(away).toHaveLength(5);
    expect(away[0]?.reason).toBeInstanceOf(Fault);
    expect(await gate(async () => 'in')).toBe('in');
  });

  test('goes on after a job that failed', async () => {
    const gate = createGate(1);
    await expect(gate(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await gate(async () => 'in')).toBe('in');
  });
});

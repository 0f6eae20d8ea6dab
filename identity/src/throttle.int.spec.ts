import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { purgeExpired } from './purge.ts';
import { generousLimits, type RunningIdentity, runIdentity } from './testing/running-identity.ts';
import { tablesOf } from './testing/tables.ts';
import { goodPassword, initializedWith, signIn, signUp, signUpForm, visit } from './testing/visitor.ts';
import { defaultLimits } from './throttle/limits.ts';

const email = 'minato@shiori.example';
const { passwordPerAccount, mailPerAddress } = defaultLimits;

let running: RunningIdentity;
const owner = () => visit(running);
beforeAll(async () => {
  running = await runIdentity({
    limits: {
      ...generousLimits,
      passwordPerAccount,
      mailPerAddress,
      passwordPerDevice: { ...defaultLimits.passwordPerDevice, most: 4 },
      passwordPerIp: { ...defaultLimits.passwordPerIp, most: 25 },
    },
  });
});
afterAll(() => running.stop());

async function wrongPasswords(count: number, address: (attempt: number) => string) {
  const visitor = visit(running);
  const { at } = await visitor.arrive(visitor.authorization({ prompt: 'login' }));
  const answers = [];
  for (let attempt = 0; attempt < count; attempt += 1) {
    answers.push(await visitor.fill(at, { email: address(attempt), password: 'Wrong-1-wrong' }));
  }
  return answers;
}

describe('wrong passwords', () => {
  test('are blocked after ten, except for the owner on a known device', async () => {
    const known = owner();
    await signUp(running, known, email);
    const answers = await wrongPasswords(11, () => email);
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(422), 429]);
    expect(answers.at(-1)?.text).toContain('分ほどおいて、もう一度お試しください');
    expect(await signIn(owner(), email)).toBeNull();
    expect(await signIn(known, email)).not.toBeNull();
  });

  test('count for unknown addresses too', async () => {
    const answers = await wrongPasswords(11, () => 'nobody@shiori.example');
    expect(answers.at(-1)?.status).toBe(429);
  });

  test('for many addresses from one network are blocked', async () => {
    const answers = await wrongPasswords(10, (attempt) => `many${attempt}@shiori.example`);
    expect(answers.at(-1)?.status).toBe(429);
  });

  test('count twice for a change, whose new password is a guess too', async () => {
    const visitor = owner();
    await initializedWith(running, visitor, await signUp(running, visitor, 'changing@shiori.example'));
    const page = new URL('/identity/password', running.publicUrl);
    const change = (current: string) => visitor.fill(page, { current, password: 'Another-1-another' });
    for (const guess of ['Wrong-1-wrong', 'Wrong-2-wrong']) {
      expect((await change(guess)).text).toContain('パスワード情報に誤りがあります');
    }
    expect((await change(goodPassword)).status).toBe(429);
  });

  test('count for a change of the address, in the same counter', async () => {
    const visitor = owner();
    await initializedWith(running, visitor, await signUp(running, visitor, 'moving@shiori.example'));
    const page = new URL('/identity/email', running.publicUrl);
    const change = (current: string) => visitor.fill(page, { email: 'moved@shiori.example', current });
    for (let guess = 1; guess <= 4; guess += 1) {
      expect((await change(`Wrong-${guess}-wrong`)).text).toContain('パスワード情報に誤りがあります');
    }
    expect((await change(goodPassword)).status).toBe(429);
    const password = { current: goodPassword, password: 'Another-1-another' };
    expect((await visitor.fill(new URL('/identity/password', running.publicUrl), password)).status).toBe(429);
  });

  test('expire, and their counters are deleted', async () => {
    running.clock.set(passwordPerAccount.seconds * 1000 + 1);
    expect(await signIn(owner(), email)).not.toBeNull();
    const { database } = await tablesOf(running);
    running.clock.set(24 * 3600_000);
    await purgeExpired(database, running.clock.now());
    expect(await database.selectFrom('throttle').selectAll().execute()).toEqual([]);
  });
});

test('one address gets five mails an hour at most', async () => {
  const bomb = () => signUpForm(visit(running), { email: 'bombed@shiori.example', password: goodPassword });
  for (let round = 0; round < mailPerAddress.most; round += 1) await bomb();
  await expect(bomb()).rejects.toThrow('429');
});

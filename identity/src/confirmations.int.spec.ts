import { accountId } from '@meikan/domain';
import { eventually } from '@meikan/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { leaversOf, type Member } from './testing/leavers.ts';
import { generousLimits, type RunningIdentity, runIdentity } from './testing/running-identity.ts';
import { codeMailedTo } from './testing/visitor.ts';
import { defaultLimits } from './throttle/limits.ts';

const MINUTE = 60_000;
const from = { ip: '203.0.113.9' };

let running: RunningIdentity;
const { member, codeFor } = leaversOf(() => running);
beforeAll(async () => {
  const { mailPerAddress, repeatedCodePerAccount } = defaultLimits;
  running = await runIdentity({ limits: { ...generousLimits, mailPerAddress, repeatedCodePerAccount } });
});
beforeEach(() => running.clock.set(0));
afterAll(() => running.stop());

const viewerOf = ({ account }: Member) =>
  ({ kind: 'account', accountId: accountId(account.id), role: 'general' }) as const;
const assert = (who: Member, typed: string) =>
  running.identity.confirmations.assert(from, viewerOf(who), 'own-data', typed);

/** The code that lets somebody take their data along. */
async function mailedCode(who: Member): Promise<string> {
  const before = running.sent.length;
  await running.identity.confirmations.send(from, viewerOf(who), 'own-data');
  await eventually(() => running.sent.slice(before).some(({ subject }) => subject.includes('データの書き出し')));
  return codeMailedTo(running, who.email);
}
const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000');

describe('a code to take one’s data along', () => {
  test('tells whose account it is, again and again until it is ten minutes old', async () => {
    const who = await member('taking@shiori.example');
    const code = await mailedCode(who);
    expect([await assert(who, `確認コード：${code}`), await assert(who, code)]).toEqual([
      who.account.id,
      who.account.id,
    ]);
    await expect(assert(who, otherThan(code))).rejects.toMatchObject({ status: 422 });
    running.clock.set(11 * MINUTE);
    await expect(assert(who, code)).rejects.toMatchObject({ status: 422 });
  });

  test('is tried ten times an hour at most, whether it is right or not', async () => {
    const who = await member('trying@shiori.example');
    const code = await mailedCode(who);
    for (let time = 0; time < 5; time += 1) expect(await assert(who, code)).toBe(who.account.id);
    for (let time = 0; time < 5; time += 1)
      await expect(assert(who, otherThan(code))).rejects.toMatchObject({ status: 422 });
    await expect(assert(who, code)).rejects.toMatchObject({ status: 429 });
    running.clock.set(61 * MINUTE);
    expect(await assert(who, await mailedCode(who))).toBe(who.account.id);
  });

  test('is none to leave by, nor the other way round', async () => {
    const who = await member('purposes@shiori.example');
    await expect(assert(who, await codeFor(who))).rejects.toMatchObject({ status: 422 });
    const code = await mailedCode(who);
    const left = running.identity.confirmations.assert(from, viewerOf(who), 'leaving', code);
    await expect(left).rejects.toMatchObject({ status: 422 });
  });

  test('is mailed to nobody whose account is closed', async () => {
    const stranger = { kind: 'account', accountId: accountId('nobody'), role: 'general' } as const;
    const sent = running.identity.confirmations.send(from, stranger, 'own-data');
    await expect(sent).rejects.toMatchObject({ status: 401 });
  });
});

test('what identity keeps of an account is told without a secret', async () => {
  const who = await member('kept@shiori.example');
  await running.database.pool.query(
    "insert into identity.external_subject (issuer, subject, account_id, linked_at) values ('https://id.example', 'k-1', $1, now())",
    [who.account.id],
  );
  const kept = await running.identity.keptAccount(accountId(who.account.id));
  expect(kept).toMatchObject({
    ...{ id: who.account.id, email: who.email, kind: 'general', hasPassword: true, closesAt: null },
    socialSignIns: [{ issuer: 'https://id.example', subject: 'k-1' }],
    sessions: [{ begunAt: expect.any(String), lastUsedAt: expect.any(String), endsAt: expect.any(String) }],
  });
  expect(JSON.stringify(kept)).not.toMatch(/argon2|hash/i);
  expect(await running.identity.keptAccount(accountId('nobody'))).toBeNull();
});

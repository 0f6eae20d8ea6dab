import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningIdentity, runIdentity } from './testing/running-identity.ts';
import { goodPassword, idTokenFor, initialize, signIn, signUp, visit } from './testing/visitor.ts';

const newPassword = 'Hoshizora-88';

let running: RunningIdentity;
beforeAll(async () => {
  running = await runIdentity();
});
afterAll(() => running.stop());

/** Somebody who has signed up, and changes their password when told. */
async function member(email: string) {
  const visitor = visit(running);
  await signUp(running, visitor, email);
  const page = new URL('/identity/password', running.publicUrl);
  return { visitor, change: () => visitor.change(page, { current: goodPassword, password: newPassword }) };
}

describe('after the password was changed', () => {
  test('a sign-in by the old one that was finished before, and is followed later, leads nowhere', async () => {
    const { change } = await member('unfollowed@shiori.example');
    const elsewhere = visit(running);
    const { at } = await elsewhere.arrive(elsewhere.authorization({ prompt: 'login' }));
    const { location } = await elsewhere.fill(at, { email: 'unfollowed@shiori.example', password: goodPassword });
    await change();
    const back = await elsewhere.arrive(location ?? at);
    expect([location === null, back.at.searchParams.has('code'), back.page?.status]).toEqual([false, false, 400]);
  });

  test('an id_token of another browser that was held back is worth no session', async () => {
    const { change } = await member('token@shiori.example');
    const elsewhere = visit(running);
    const held = await idTokenFor(elsewhere, (await signIn(elsewhere, 'token@shiori.example')) ?? '');
    await change();
    const answer = await initialize(running, held);
    expect([answer.status, await answer.json()]).toEqual([401, expect.objectContaining({ code: 'token-invalid' })]);
  });

  test('an id_token of the browser that changed it is worth one', async () => {
    const { visitor, change } = await member('own@shiori.example');
    const silently = visitor.authorization({ prompt: 'none' });
    const held = await idTokenFor(visitor, (await visitor.arrive(silently)).at.searchParams.get('code') ?? '');
    await change();
    expect((await initialize(running, held)).status).toBe(200);
  });
});

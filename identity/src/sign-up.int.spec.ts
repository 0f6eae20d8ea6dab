import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type RunningIdentity, runIdentity } from './testing/running-identity.ts';
import { initialize, me, signUp, visit } from './testing/visitor.ts';

const tokens = z.object({ id_token: z.string() });
const session = z.object({ payload: z.object({ token: z.string(), account: z.record(z.string(), z.unknown()) }) });

let running: RunningIdentity;
beforeAll(async () => {
  running = await runIdentity();
});
afterAll(() => running.stop());

describe('a sign-up', () => {
  test('leads from the mailed code to a session', async () => {
    const visitor = visit(running);
    const code = await signUp(running, visitor, 'minato@shiori.example');
    const { id_token: idToken } = tokens.parse(await (await visitor.redeem(code)).json());
    const answer = await initialize(running, idToken);
    expect(answer.status).toBe(200);
    const { payload } = session.parse(await answer.json());
    expect(payload.token).toMatch(/^st_/);
    expect(payload.account).toMatchObject({
      email: 'minato@shiori.example',
      isBusinessMode: false,
      isAdminMode: false,
    });
    expect((await me(running, payload.token)).status).toBe(200);
  });
});

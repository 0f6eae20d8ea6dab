import { problem } from '@meikan/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningIdentity, runIdentity } from './testing/running-identity.ts';

let running: RunningIdentity;
beforeAll(async () => {
  running = await runIdentity({ mostRequests: 1 });
  await ask('/oidc/jwks');
});
afterAll(() => running.stop());

const ask = (path: string, accept = 'text/html,*/*;q=0.8') =>
  fetch(new URL(path, running.baseUrl), { headers: { accept } });

test.each(['/oidc/auth', '/identity/interaction/some'])(
  'an address over the limit of %s gets a page with its style',
  async (path) => {
    const answer = await ask(path);
    const text = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(text).toContain('しばらく時間をおいてから、もう一度お試しください。');
    const [, style = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(text) ?? [];
    expect((await ask(style)).status).toBe(200);
  },
);

test('an app over the limit gets a problem', async () => {
  const answer = await ask('/oidc/.well-known/openid-configuration', 'application/json');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([429, 'application/problem+json; charset=utf-8']);
  expect(problem.parse(await answer.json()).code).toBe('too-many-requests');
});

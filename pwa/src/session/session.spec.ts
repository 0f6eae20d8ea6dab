import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { sessionQuery } from './session.ts';

const mio = {
  id: 'mio',
  email: 'mio@elsewhere.example',
  name: '黒崎 みお',
  picture: null,
  isBusinessMode: false,
  isAdminMode: false,
  companyId: null,
};
const deviceKey = 'k'.repeat(43);

let answer: (response: Response) => void;

/** A device on which Mio was signed in when it was looked at last. */
beforeEach(() => {
  const kept = new Map([
    ['meikan.session', 'st_token'],
    ['meikan.account', JSON.stringify(mio)],
  ]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  vi.stubGlobal('location', { pathname: '/' });
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
});
test('session: is loading until the server answers, and shows who was last seen', async () => {
  const client = new QueryClient();
  const session = new QueryObserver(client, sessionQuery);
  const leave = session.subscribe(() => undefined);
  expect(session.getCurrentResult()).toMatchObject({
    isFetching: true,
    data: { kind: 'account', role: 'general', account: { name: '黒崎 みお' } },
  });
  await vi.waitFor(() => expect(answer).toBeTypeOf('function'), { timeout: 60_000 });
  answer(Response.json({ payload: { ...mio, name: '黒崎 澪', isAdminMode: true, deviceKey } }));
  await vi.waitFor(() => expect(session.getCurrentResult().isFetching).toBe(false), { timeout: 60_000 });
  expect(session.getCurrentResult().data).toMatchObject({
    kind: 'account',
    role: 'admin',
    account: { name: '黒崎 澪' },
  });
  leave();
});

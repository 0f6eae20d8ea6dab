import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Asked, openTestApp, type TestApp } from '../testing/open-test-app.ts';
import { put } from '../testing/requests.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

describe('If-Match', () => {
  const rename = (revision: string): Asked => ({
    ...put('/api/users', { job: '装丁家' }),
    headers: { 'if-match': revision },
  });

  it('refuses a change of what has changed since, and says where it stands', async () => {
    await testApp.send('sora', put('/api/users', { job: '編集者' }));
    const late = await testApp.ask('sora', rename('"0"'));
    expect([late.status, late.json.code, late.json.current, late.appended]).toEqual([
      409,
      'conflict',
      { revision: '1' },
      [],
    ]);
  });
  it.each(['"1"', '1'])('lets a change of %s through', async (revision) => {
    const { status } = await testApp.send('sora', { ...rename(revision), body: { job: '編集者' } });
    expect(status).toBe(200);
  });
  it('takes no other form', async () => {
    expect((await testApp.ask('sora', rename('W/"1"'))).status).toBe(400);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Asked, openRoom, type Room } from '../testing/open-room.ts';
import { put } from '../testing/requests.ts';

let room: Room;
beforeAll(async () => {
  room = await openRoom();
});
afterAll(() => room.close());

describe('If-Match', () => {
  const rename = (revision: string): Asked => ({
    ...put('/api/users', { job: '装丁家' }),
    headers: { 'if-match': revision },
  });

  it('refuses a change of what has changed since, and says where it stands', async () => {
    await room.send('sora', put('/api/users', { job: '編集者' }));
    const late = await room.ask('sora', rename('"0"'));
    expect([late.status, late.json.code, late.json.current, late.appended]).toEqual([
      409,
      'conflict',
      { revision: '1' },
      [],
    ]);
  });
  it.each(['"1"', '1'])('lets a change of %s through', async (revision) => {
    const { status } = await room.send('sora', { ...rename(revision), body: { job: '編集者' } });
    expect(status).toBe(200);
  });
  it('takes no other form', async () => {
    expect((await room.ask('sora', rename('W/"1"'))).status).toBe(400);
  });
});

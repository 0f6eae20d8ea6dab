import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Who } from '../test-app/open-api-test-app.ts';
import { apiTestAppPerFile } from '../test-app/per-file.ts';

const NAME = '灯台守の澪';
const COMPANY = '岬の灯台';
const api = apiTestAppPerFile(async (write) => {
  await write.company('lamp', { name: COMPANY });
  await write.profile('mio', { section: 'basics', value: { name: NAME } });
  await write.article('notes', { kind: 'user', id: 'mio' }, { category: 'private_blog_tech' });
  await write.usage({ kind: 'user', id: 'mio' }, 'lamp', 'private', '毎晩使っています');
  await write.member('lamp', 'mio', 'NOW-MEMBER');
  await write.follow('mio', 'sora');
});

const profile = '/api/users/username/name-mio';
const statusOf = async (who: Who, url: string) => (await api.ask(who, { url })).statusCode;
const publish = async (value: boolean) => {
  const answer = await api.ask('general-owner', { method: 'PUT', url: '/api/users/published', body: { value } });
  await api.caughtUp();
  return [answer.statusCode, answer.json()];
};
const payload = async (who: Who, url: string) => Object((await api.ask(who, { url })).json()).payload;
const list = z.array(z.looseObject({ id: z.string() }));
const idsOf = async (url: string, who: Who = 'anonymous') => list.parse(await payload(who, url)).map(({ id }) => id);
/** Where others come upon somebody: search, the company that they use and work for, whom they follow, the sitemap. */
async function isMet(): Promise<readonly boolean[]> {
  const lists = [
    `/api/search?search=${encodeURIComponent(NAME)}`,
    '/api/company/lamp/members',
    '/api/company/lamp/users',
    '/api/users/sora/followers',
  ];
  const ids = await Promise.all(lists.map((url) => idsOf(url)));
  const index = await api.ask('anonymous', { url: '/sitemap.xml' });
  const parts = [...index.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at]) => new URL(String(at)).pathname);
  const sitemap = await Promise.all(parts.map(async (url) => (await api.ask('anonymous', { url })).body));
  return [...ids.map((found) => found.includes('mio')), sitemap.join().includes('name-mio')];
}

it('everybody sees a profile that stood before there were drafts', async () => {
  await api.caughtUp();
  expect([await statusOf('anonymous', profile), await isMet()]).toEqual([200, [true, true, true, true, true]]);
});

describe('a profile that its owner made a draft of', () => {
  it('is answered to its owner and admins, and to nobody else, nor is what they wrote', async () => {
    expect(await publish(false)).toMatchObject([200, { payload: { isDraft: true } }]);
    for (const who of ['anonymous', 'general', 'business-other'] as const) {
      expect([await statusOf(who, profile), await statusOf(who, '/api/articles/notes')]).toEqual([404, 404]);
    }
    for (const who of ['general-owner', 'admin'] as const) {
      expect(await payload(who, profile)).toMatchObject({ id: 'mio', isDraft: true, disabled: false });
      expect(await statusOf(who, '/api/articles/notes')).toBe(200);
    }
    expect(await isMet()).toEqual([false, false, false, false, false]);
  });

  it('is listed to admins as what others do not see', async () => {
    expect(await idsOf('/api/users?state=hidden&limit=50', 'admin')).toEqual(['mio']);
    expect(await idsOf('/api/users?state=shown&limit=50', 'admin')).not.toContain('mio');
  });

  it('is previewed by its owner as visitors will see it, and by nobody else', async () => {
    const preview = `${profile}?preview=true`;
    expect(await payload('general-owner', preview)).toMatchObject({ isOwner: false, articles: [{ id: 'notes' }] });
    expect([await statusOf('general', preview), await statusOf('anonymous', preview)]).toEqual([404, 404]);
  });

  it('is met by everybody once it is published', async () => {
    expect(await publish(true)).toMatchObject([200, { payload: { isDraft: false } }]);
    expect([await statusOf('anonymous', profile), await isMet()]).toEqual([200, [true, true, true, true, true]]);
  });

  it('stays out of sight where an admin hid it, whatever its owner says', async () => {
    await api.write.hide('mio', true);
    await publish(false);
    await publish(true);
    expect(await statusOf('anonymous', profile)).toBe(404);
  });
});

import { eventually } from '@meikan/testkit';
import { describe, expect, it } from 'vitest';
import { apiTestAppPerFile } from '../test-app/per-file.ts';
import { readAs } from './read-as.ts';

/**
 * Mio's profile: she uses what a service's owner hid of her, works at a page of hers that is not public and at a paid one whose
 * item she keeps, and follows and is followed.
 */
const api = apiTestAppPerFile(async (write) => {
  for (const id of ['tool', 'works']) await write.company(id);
  await write.company('secret', { public: false });
  await write.owner('tool', 'sora');
  for (const id of ['works', 'secret']) {
    await write.owner(id, 'mio');
    await write.member(id, 'mio', 'NOW-MEMBER');
  }
  await write.usage({ kind: 'user', id: 'mio' }, 'tool', 'private');
  await write.article('note', { kind: 'company', id: 'works' }, { category: 'tech_blog' });
  await write.article('diary', { kind: 'user', id: 'mio' }, { category: 'private_blog_diary' });
  await write.bookmark('mio', 'note');
  await write.follow('mio', 'sora');
  await write.follow('sora', 'mio');
  const body = { holder: { kind: 'user', id: 'mio' }, serviceId: 'tool', verdict: 'hidden' };
  await api.ask('general', { method: 'PUT', url: '/api/company/tool/usage-claims', body });
  await api.ask('admin', { method: 'PUT', url: '/api/users/mio/make-paid-account' });
});
const get = readAs(api);

describe('the preview of a profile', () => {
  it.each([
    'username/name-mio/services',
    'belonging-company/mio',
    'belonging-paid-company/articles/mio',
    'mio/articles',
    'mio/bookmark-article',
    'mio/followers',
    'mio/following',
  ])('answers the list %s as for a visitor', async (list) => {
    const visitors = await get('anonymous', `/api/users/${list}`);
    expect(await get('general-owner', `/api/users/${list}`)).not.toEqual(visitors);
    for (const who of ['general-owner', 'admin', 'anonymous'] as const) {
      expect(await get(who, `/api/users/${list}?preview=true`)).toEqual(visitors);
    }
  });
});

it('finds in a search what a visitor finds', async () => {
  const url = '/api/company/search?limit=12';
  await eventually(async () => expect((await get('admin', url)).total).toBe('3'));
  const visitors = await get('anonymous', url);
  expect(visitors.total).toBe('2');
  expect(await get('admin', `${url}&preview=true`)).toEqual(visitors);
});

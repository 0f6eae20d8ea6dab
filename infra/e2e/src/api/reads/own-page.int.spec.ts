import { getMe, registerOwnPage } from '@meikan/contracts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Who } from '../test-app/open-api-test-app.ts';
import { apiTestAppPerFile } from '../test-app/per-file.ts';
import { readAs } from './read-as.ts';

/** Its companies' accounts speak for no page yet. */
const api = apiTestAppPerFile(async () => undefined);
const get = readAs(api);

const NAME = '株式会社みのり農園';
const form = {
  ...{ name: NAME, reading: 'みのりのうえん', category: 'it_company', website: 'https://minori.example' },
  description: '野菜を育てて届けています。',
};
const page = (id: string) => `/api/company/${id}`;
async function register(who: Who, body: object): Promise<string> {
  const answer = await api.ask(who, { method: 'POST', url: '/api/company', body });
  return z.object({ payload: registerOwnPage.answer }).parse(answer.json()).payload.id;
}
async function speaksFor(who: Who): Promise<string | null> {
  const answer = await api.ask(who, { url: getMe.path });
  return z.object({ payload: getMe.answer }).parse(answer.json()).payload.companyId;
}
const publish = (id: string, value: boolean) =>
  api.ask('business-owner', { method: 'PUT', url: `${page(id)}/published`, body: { value } });

const found = z.object({ payload: z.array(z.looseObject({ id: z.string() })) });
const isFound = async (id: string) => {
  await api.caughtUp();
  const { json } = await api.ask('anonymous', { url: `/api/search?search=${encodeURIComponent(NAME)}` });
  return found.parse(json()).payload.some((hit) => hit.id === id);
};
const sees = async (who: Who, id: string) =>
  Object.keys(Object((await get(who, page(id))).payload)).includes('description');

it('a page that a company registers is seen by its owner and admins, and by everybody while it is published', async () => {
  const id = await register('business-owner', form);
  expect(await speaksFor('business-owner')).toBe(id);
  await api.caughtUp();

  expect((await get('business-owner', page(id))).payload).toMatchObject({
    ...{ name: NAME, reading: 'みのりのうえん', isOwner: true, isDraft: true, isPublic: false, isVerified: false },
  });
  for (const who of ['anonymous', 'general', 'business-other'] as const) {
    expect((await get(who, page(id))).payload).toEqual({
      ...{ id, name: NAME, isPublic: false, website: 'https://minori.example' },
    });
  }
  expect([await sees('admin', id), await isFound(id)]).toEqual([true, false]);

  await publish(id, true);
  expect([await isFound(id), await sees('anonymous', id)]).toEqual([true, true]);
  expect((await get('business-owner', page(id))).payload).toMatchObject({ isDraft: false, isPublic: true });

  await publish(id, false);
  expect([await isFound(id), await sees('anonymous', id), await sees('business-owner', id)]).toEqual([
    false,
    false,
    true,
  ]);
});

it('an account whose page an admin removed speaks for none, and registers another', async () => {
  const first = await register('business-other', { ...form, name: 'あおば書房' });
  await api.ask('admin', { method: 'DELETE', url: page(first), body: { reason: '実在しません' } });
  expect(await speaksFor('business-other')).toBeNull();
  const second = await register('business-other', { ...form, name: 'あおば書房' });
  expect([second === first, await speaksFor('business-other')]).toEqual([false, second]);
});

import { companyId, isPresent, userId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { eventually } from '@meikan/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { mailedCode as mailedCodeOf } from '../test-app/mailed-code.ts';
import type { Who } from '../test-app/open-api-test-app.ts';
import { apiTestAppPerFile } from '../test-app/per-file.ts';
import { pixel } from '../uploads/pixel.ts';
import { heldIn } from './held-in.ts';
import { leaveForGood } from './leave-for-good.ts';

const WORDS = {
  introduction: 'ナミカゼ灯台のふもとで育ちました。',
  job: 'ホシクズ観測員',
  comment: 'ユキドケの季節に使いはじめました。',
  answer: 'アマオトから学びました。',
  title: 'ツキアカリの編み物帖',
  request: 'カザグルマ商会の広報をしています。',
};

const api = apiTestAppPerFile(async (write) => {
  const { introduction, job, comment, answer, title } = WORDS;
  await write.profile('sora', { section: 'basics', value: { introduction, job } });
  await write.company('tsubame', { name: '株式会社つばめ' });
  await write.company('kazaguruma', { name: 'カザグルマ' });
  await write.owner('tsubame', 'sora');
  await write.member('tsubame', 'sora', 'NOW-MEMBER');
  await write.article('notes', { kind: 'user', id: 'sora' }, { category: 'private_blog_diary', name: title });
  await write.usage({ kind: 'user', id: 'sora' }, 'kazaguruma', 'private', comment);
  await write.follow('mio', 'sora');
  await write.follow('sora', 'mio');
  await write.block('sora', 'gone');
  await write.bookmark('mio', 'notes');
  await write.question('growth');
  await write.answer('growth', { kind: 'user', id: 'sora' }, { text: answer });
});

async function upload(image: Blob): Promise<string> {
  const kept = await api.ask('general', { method: 'POST', url: '/images/single', form: { image } });
  return kept.json<{ payload: { file: string } }>().payload.file;
}

let picture = '';
/** Uploaded by who leaves, and shown by a company. */
let cover = '';
beforeAll(async () => {
  const url = '/api/company/kazaguruma/ownership-request';
  expect((await api.ask('general', { method: 'PUT', url, body: { message: WORDS.request } })).statusCode).toBe(200);
  picture = await upload(pixel(10));
  cover = await upload(pixel(20));
  await api.write.section('tsubame', { section: 'cover-photo', value: cover });
  await api.caughtUp();
});

const leaving = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', body?: object) =>
  api.ask('general', { method, url: `/api/users/leaving${path}`, ...(body && { body }) });
const people = z.object({ payload: z.array(z.object({ id: z.string() })) });
const closesAt = z.object({ payload: z.object({ closesAt: z.string().nullable() }) });

async function mailedCode(): Promise<string> {
  expect((await leaving('POST', '/code')).statusCode).toBe(200);
  return mailedCodeOf(api, { to: 'sora@demo.example', subject: '名鑑 退会の確認コード' });
}

const statusOf = async (who: Who, url: string) => (await api.ask(who, { url })).statusCode;
const profile = '/api/users/username/name-sora';
/** Until the profile is out of sight, or back. */
const profileAnswers = (status: number) => eventually(async () => (await statusOf('anonymous', profile)) === status);

it('is rejected for the only owner of a published page, names it, and goes on once somebody else owns it', async () => {
  const asked = await leaving('GET');
  expect(asked.json()).toMatchObject({ payload: { ownedAlone: [{ id: 'tsubame', name: '株式会社つばめ' }] } });
  const refused = await leaving('PUT', '', { code: await mailedCode() });
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'owns-pages-alone' }]);
  await api.write.owner('tsubame', 'rival');
  await api.caughtUp();
  expect((await leaving('GET')).json()).toMatchObject({ payload: { ownedAlone: [] } });
});

describe('somebody who leaves', () => {
  beforeAll(async () => {
    expect((await leaving('PUT', '', { code: await mailedCode() })).statusCode).toBe(200);
    await profileAnswers(404);
  });

  it('is seen by nobody but themselves and the admins, nor is what they wrote', async () => {
    for (const who of ['anonymous', 'general-owner', 'business-other'] as const) {
      expect([await statusOf(who, profile), await statusOf(who, '/api/articles/notes')]).toEqual([404, 404]);
    }
    for (const who of ['general', 'admin'] as const) {
      const seen = await api.ask(who, { url: profile });
      expect([seen.statusCode, seen.json()]).toMatchObject([200, { payload: { isLeaving: true, disabled: false } }]);
    }
    const listed = async (state: string) => {
      const { payload } = people.parse((await api.ask('admin', { url: `/api/users?state=${state}&limit=50` })).json());
      return payload.map(({ id }) => id);
    };
    expect(await listed('hidden')).toEqual(['sora']);
    expect(await listed('shown')).not.toContain('sora');
    const found = await api.ask('anonymous', { url: `/api/search?search=${encodeURIComponent(WORDS.job)}` });
    expect(found.json()).toMatchObject({ payload: [] });
  });

  it('is told when the account is closed, and comes back on thinking better of it', async () => {
    const until = closesAt.parse((await api.ask('general', { url: '/api/me' })).json()).payload.closesAt;
    expect(until).not.toBeNull();
    expect(closesAt.parse((await leaving('GET')).json()).payload.closesAt).toBe(until);
    expect((await leaving('DELETE')).statusCode).toBe(200);
    await profileAnswers(200);
    expect(closesAt.parse((await api.ask('general', { url: '/api/me' })).json()).payload.closesAt).toBeNull();
  });
});

describe('somebody who has left', () => {
  beforeAll(async () => {
    expect(await heldIn(api.pool, Object.values(WORDS))).not.toEqual([]);
    await leaveForGood(api, 'sora');
  });

  const everything = [...Object.values(WORDS), '利用者sora', 'sora@demo.example'];

  it('stands in no table of the database', async () => {
    expect(await heldIn(api.pool, everything)).toEqual([]);
  });

  it('is not found under their name, nor are their works and their pictures, by admins either', async () => {
    for (const who of ['anonymous', 'general-owner', 'admin'] as const) {
      for (const url of [profile, '/api/articles/notes', picture]) {
        expect([who, url, await statusOf(who, url)]).toEqual([who, url, 404]);
      }
    }
  });

  it('is counted nowhere', async () => {
    const mio = await api.ask('anonymous', { url: '/api/users/username/name-mio' });
    expect(mio.json()).toMatchObject({ payload: { followerCount: 0, followingCount: 0, bookmarkCount: 0 } });
    const users = await api.ask('anonymous', { url: '/api/company/kazaguruma/users' });
    expect([users.headers.total, users.json()]).toMatchObject(['0', { payload: [] }]);
  });

  it('leaves their pages, and the pictures that these show, to the other owners', async () => {
    const { state } = await api.application.handler.load(streams.companymembers(companyId('tsubame')));
    expect([state.owners, state.members]).toEqual([['rival'], []]);
    expect(await statusOf('anonymous', cover)).toBe(200);
  });

  it('cannot come in, and is erased in the history', async () => {
    expect((await api.ask('general', { url: '/api/me' })).statusCode).toBe(401);
    const { state } = await api.application.handler.load(streams.user(userId('sora')));
    expect(isPresent(state)).toBe(false);
    const first = await api.application.handler.load(streams.user(userId('sora')), { upTo: 0n });
    expect(isPresent(first.state) && first.state.sections.basics.name).toBe('消去済み');
  });

  it('is not brought back by a rebuild', async () => {
    const { rebuilds } = api.application.projections;
    await rebuilds.start();
    await rebuilds.finished();
    await rebuilds.swap();
    expect(await heldIn(api.pool, everything)).toEqual([]);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { canaries, writeCanaries } from '../leaving/canaries.ts';
import { mailedCode } from '../test-app/mailed-code.ts';
import type { SignedIn } from '../test-app/open-api-test-app.ts';
import { apiTestAppPerFile } from '../test-app/per-file.ts';
import { pixel } from '../uploads/pixel.ts';
import { unzipped } from './unzipped.ts';

const ASKED = '広報を担当しています。';
const DECLINED = '確かめられませんでした。';
const BROWSER = 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

const api = apiTestAppPerFile(async (write) => {
  await write.company('kazaguruma', { name: 'カザグルマ' });
  await write.company('tsubame', { name: '株式会社つばめ' });
  await write.person('hotaru');
  await write.question('growth');
  await writeCanaries(write, 'sora');
  await write.article('notes', { kind: 'user', id: 'hotaru' }, { category: 'private_blog_diary', name: '蛍の手帖' });
  await write.bookmark('sora', 'notes');
  await write.follow('sora', 'hotaru');
  await write.follow('hotaru', 'sora');
  await write.block('sora', 'gone');
  await write.article('removed', { kind: 'user', id: 'sora' }, { category: 'private_blog_diary', name: '消した手帖' });
  await write.removeArticle('removed');
  await write.block('mio', 'sora');
  await write.owner('tsubame', 'sora');
  await write.owner('tsubame', 'hotaru');
  await write.person('unseen');
  await write.draft('unseen', true);
  await write.article(
    'secret',
    { kind: 'user', id: 'unseen' },
    { category: 'private_blog_diary', name: '下書きの手帖' },
  );
  await write.bookmark('sora', 'secret');
  await write.follow('sora', 'unseen');
  await write.follow('unseen', 'sora');
  await write.company('own-draft', { name: '下書きの自社' });
  await write.publish('own-draft', false);
  await write.owner('own-draft', 'sora');
  await write.company('their-draft', { name: '下書きの他社' });
  await write.publish('their-draft', false);
  await write.member('their-draft', 'sora', 'PASSED-MEMBER');
});

const sendCode = (who: SignedIn) => api.ask(who, { method: 'POST', url: '/api/users/own-data/code', body: {} });
const download = (who: SignedIn, code: string) =>
  api.ask(who, { method: 'POST', url: '/api/users/own-data', body: { code } });
async function codeFor(who: SignedIn, id: string): Promise<string> {
  expect((await sendCode(who)).statusCode).toBe(200);
  return mailedCode(api, { to: `${id}@demo.example`, subject: '名鑑 データの書き出しの確認コード' });
}

let code = '';
const things = z.array(z.object({ about: z.looseObject({ id: z.string() }) }).loose());
/** What a file tells of one thing. */
const about = (id: string, file: string) => things.parse(of.json(file)).filter((thing) => thing.about.id === id);
let picture = '';
let of: ReturnType<typeof unzipped>;
beforeAll(async () => {
  const form = { image: pixel(10) };
  const kept = await api.ask('general', { method: 'POST', url: '/images/single', form });
  picture = kept.json<{ payload: { file: string } }>().payload.file;
  await api.ask('general-owner', { method: 'POST', url: '/images/single', form: { image: pixel(20) } });
  const url = '/api/company/kazaguruma/ownership-request';
  await api.ask('general', { method: 'PUT', url, body: { message: ASKED } });
  await api.caughtUp();
  await api.ask('admin', {
    method: 'PUT',
    url: '/api/company/kazaguruma/ownership-requests/sora',
    body: { granted: false, reason: DECLINED },
  });
  const headers = { 'user-agent': BROWSER };
  await api.ask('general', { method: 'POST', url: '/api/users/hotaru/footprint', headers });
  await api.caughtUp();
  code = await codeFor('general', 'sora');
  const answer = await download('general', code);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="meikan-\d{4}-\d\d-\d\d\.zip"$/);
  of = unzipped(answer.rawPayload);
});

describe('what somebody takes along', () => {
  it('holds every word that they ever wrote, also those replaced since', () => {
    expect(canaries.filter((canary) => !of.everything.includes(canary))).toEqual([]);
  });

  it('tells what they removed since, as history', () => {
    expect(about('removed', 'articles.json')).toMatchObject([
      { history: [{ data: { articleName: '消した手帖' } }, { type: 'article-removed' }], now: { status: 'removed' } },
    ]);
  });

  it('is described in a file of its own that names each other one', () => {
    const described = of.text('お読みください.txt');
    expect(described).toContain('利用者sora さん（sora@demo.example）のデータです。');
    const files = of.names.filter((name) => !name.startsWith('pictures/') && name !== 'お読みください.txt');
    expect(files.filter((name) => !described.includes(`${name} `))).toEqual([]);
    expect([...described.matchAll(/^([a-z]+\.json) /gm)].map(([, name]) => name).sort()).toEqual(files.sort());
  });

  it('tells of the account all but secrets', () => {
    const account = { id: 'sora', email: 'sora@demo.example', kind: 'general', hasPassword: true, closesAt: null };
    expect(of.json('account.json')).toMatchObject({ ...account, sessions: [{ lastUsedAt: expect.any(String) }] });
    expect(of.everything).not.toMatch(/argon2|tokenHash|token_hash/);
  });

  it('tells of each thing what it is about, how it came, and what is so now', () => {
    expect(about('notes', 'bookmarks.json')).toMatchObject([
      {
        about: { kind: 'article', id: 'notes', name: '蛍の手帖' },
        history: [{ type: 'article-bookmarked', data: { referenceId: 'notes' } }],
        now: { status: 'on' },
      },
    ]);
    expect(about('hotaru', 'follows.json')).toMatchObject([
      { about: { kind: 'user', id: 'hotaru', name: '利用者hotaru' } },
    ]);
    expect(of.json('followers.json')).toEqual([{ id: 'hotaru', name: '利用者hotaru' }]);
    expect(of.json('visits.json')).toMatchObject([{ kind: 'user', id: 'hotaru' }]);
  });

  it('tells what they reported', () => {
    expect(about('kazaguruma', 'reports.json')).toMatchObject([
      { history: [{ type: 'thing-reported' }], now: { status: 'made', reason: 'other' } },
    ]);
  });

  it('tells of companies their own part alone, and what an admin answered them', () => {
    expect([...about('kazaguruma', 'memberships.json'), ...about('tsubame', 'memberships.json')]).toMatchObject([
      {
        about: { kind: 'company', id: 'kazaguruma', name: 'カザグルマ' },
        history: [
          { by: 'self', type: 'ownership-requested', data: { message: ASKED } },
          { by: 'admin', type: 'ownership-declined', data: { reason: DECLINED } },
        ],
        now: { isOwner: false, memberStatus: null, request: { standing: 'declined' } },
      },
      {
        about: { kind: 'company', id: 'tsubame', name: '株式会社つばめ' },
        history: [{ type: 'owner-added', data: { userId: 'sora' } }],
        now: { isOwner: true, request: null },
      },
    ]);
  });

  it('holds the pictures that they uploaded, and no others', async () => {
    const key = picture.slice('/images/'.length);
    expect(of.names.filter((name) => name.startsWith('pictures/'))).toEqual([`pictures/${key}.webp`]);
    const shown = await api.ask('anonymous', { url: picture });
    expect(Buffer.from(of.bytes(`pictures/${key}.webp`))).toEqual(shown.rawPayload);
  });

  it('names nothing that is out of their sight, and their own draft', () => {
    expect(about('unseen', 'follows.json')).toMatchObject([{ now: { status: 'on' } }]);
    expect(about('own-draft', 'memberships.json')).toMatchObject([{ about: { name: '下書きの自社' } }]);
    expect(about('their-draft', 'memberships.json')).toHaveLength(1);
    expect(of.everything).not.toMatch(/下書きの手帖|利用者unseen|下書きの他社/);
  });

  it('does not tell who blocks them', () => {
    expect(of.everything).not.toMatch(/"mio"/);
    expect(of.json('blocks.json')).toMatchObject([{ about: { kind: 'user', id: 'gone' } }]);
  });
});

it('names to somebody whose profile is a draft what is theirs', async () => {
  await api.write.article('diary', { kind: 'user', id: 'mio' }, { category: 'private_blog_diary', name: '澪の手帖' });
  await api.write.draft('mio', true);
  const { json } = unzipped((await download('general-owner', await codeFor('general-owner', 'mio'))).rawPayload);
  expect([json('profile.json'), json('articles.json')]).toMatchObject([
    [{ about: { id: 'mio', name: '利用者mio' } }],
    [{ about: { id: 'diary', name: '澪の手帖' } }],
  ]);
});

it('is downloaded again by the same code, when it broke off', async () => {
  expect(unzipped((await download('general', code)).rawPayload).names).toEqual(of.names);
});

it('is given to nobody by a wrong code, or by that of somebody else', async () => {
  const wrong = await download('general', code === '000000' ? '000001' : '000000');
  expect([wrong.statusCode, wrong.json()]).toMatchObject([422, { errors: [{ field: 'code', code: 'wrong-code' }] }]);
  expect((await download('business-other', code)).statusCode).toBe(422);
});

it.each([
  ['business-owner', 'firm', 'business'],
  ['admin', 'admin', 'admin'],
] as const)('is there for an account of %s too', async (who, id, kind) => {
  const answer = await download(who, await codeFor(who, id));
  expect(unzipped(answer.rawPayload).json('account.json')).toMatchObject({ id, kind });
});

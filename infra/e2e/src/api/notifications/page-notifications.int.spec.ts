import { describe, expect, it } from 'vitest';
import { missingService } from '../matrix/examples.ts';
import { apiTestAppPerFile } from '../test-app/per-file.ts';
import { readingNotifications } from './read-notifications.ts';

/** Mio edits Tsubame and Tomoshibi, the rival Kikitome. */
const api = apiTestAppPerFile(async (write) => {
  await write.company('tsubame', { name: '株式会社つばめ' });
  await write.owner('tsubame', 'mio');
  await write.company('tomoshibi');
  await write.owner('tomoshibi', 'mio');
  await write.company('kikitome', { name: 'ききとめ' });
  await write.owner('kikitome', 'rival');
  for (const id of ['aoi', 'beni']) await write.person(id);
});
const { ask, ofType } = readingNotifications(api);

const MIO = 'general-owner';
const RIVAL = 'business-other';
const tsubame = { kind: 'company', id: 'tsubame', name: '株式会社つばめ' };
const kikitome = { kind: 'company', id: 'kikitome', name: 'ききとめ' };

describe('who edits a page', () => {
  it('is told to who was given it, and to the others who edit it', async () => {
    await ask('member-of-paid', {
      method: 'PUT',
      url: '/api/company/tsubame/ownership-request',
      body: { message: '広報です。' },
    });
    await ask('admin', {
      method: 'PUT',
      url: '/api/company/tsubame/ownership-requests/staff',
      body: { granted: true },
    });
    expect(await ofType('member-of-paid', 'page-given')).toMatchObject([{ about: tsubame, by: [] }]);
    expect(await ofType('member-of-paid', 'owner-added')).toEqual([]);
    expect(await ofType(MIO, 'owner-added')).toMatchObject([{ about: tsubame, by: [{ id: 'staff' }] }]);
    expect(await ofType(RIVAL, 'owner-added')).toEqual([]);
  });

  it('is told to nobody who has done it', async () => {
    const staff = '/api/company/tsubame/owners/staff';
    await ask(MIO, { method: 'DELETE', url: staff });
    await ask(MIO, { method: 'PUT', url: staff });
    expect(await ofType(MIO, 'owner-added')).toEqual([]);
    await ask('business-owner', { method: 'POST', url: '/api/company', body: missingService() });
    expect(await ofType('business-owner', 'page-given')).toEqual([]);
  });

  it('is told to who is invited at their address, until they accept or it is taken back', async () => {
    const url = '/api/company/tsubame/invitations';
    await ask(MIO, { method: 'POST', url, body: { email: 'SORA@demo.example' } });
    expect(await ofType('general', 'owner-invited')).toMatchObject([{ about: tsubame }]);
    expect(await ofType(RIVAL, 'owner-invited')).toEqual([]);
    const { payload } = (await ask(MIO, { url: '/api/company/tsubame/owners' })).json<{
      payload: { invitations: { id: string }[] };
    }>();
    await ask(MIO, { method: 'DELETE', url: `${url}/${payload.invitations[0]?.id}` });
    expect(await ofType('general', 'owner-invited')).toEqual([]);
    await api.write.expiredInvitation('kikitome', 'sora@demo.example');
    expect(await ofType('general', 'owner-invited')).toEqual([]);
  });

  it('is told to who asked for it in vain, with the reason', async () => {
    await ask('general', {
      method: 'PUT',
      url: '/api/company/kikitome/ownership-request',
      body: { message: '広報です。' },
    });
    const decline = { method: 'PUT', url: '/api/company/kikitome/ownership-requests/sora' } as const;
    await ask('admin', { ...decline, body: { granted: false, reason: '確認できませんでした。' } });
    expect(await ofType('general', 'ownership-declined')).toMatchObject([
      { about: kikitome, reason: '確認できませんでした。' },
    ]);
  });
});

describe('what others enter about a page', () => {
  it('is told to who edits it, that of a day in one, and not what they enter themselves', async () => {
    await api.write.usage({ kind: 'user', id: 'aoi' }, 'tsubame', 'private');
    await api.write.usage({ kind: 'user', id: 'beni' }, 'tsubame', 'company');
    await api.write.usage({ kind: 'user', id: 'mio' }, 'tsubame', 'private');
    await api.write.usage({ kind: 'company', id: 'tsubame' }, 'kikitome', 'company-using');
    await api.write.usage({ kind: 'company', id: 'tsubame' }, 'tomoshibi', 'company-using');
    await api.write.relation('kikitome', 'tsubame');
    expect(await ofType(MIO, 'usage-claimed')).toMatchObject([{ about: tsubame, count: 2 }]);
    expect(await ofType(RIVAL, 'usage-claimed')).toMatchObject([{ about: kikitome, by: [tsubame], count: 1 }]);
    expect(await ofType(MIO, 'relation-claimed')).toMatchObject([{ about: tsubame, by: [kikitome] }]);
    expect(await ofType('general', 'usage-claimed', 'relation-claimed')).toEqual([]);
  });

  it('is told no more where it is hidden, nor of who is out of sight', async () => {
    await api.write.judgeUsage({ kind: 'user', id: 'aoi' }, 'tsubame', 'hidden');
    await api.write.draft('beni', true);
    expect(await ofType(MIO, 'usage-claimed')).toEqual([]);
    await api.write.draft('beni', false);
    expect(await ofType(MIO, 'usage-claimed')).toMatchObject([{ by: [{ id: 'beni' }] }]);
  });

  it('of a service that names its customers is told to those', async () => {
    await api.write.usage({ kind: 'company', id: 'kikitome' }, 'tsubame', 'company-use');
    expect(await ofType(RIVAL, 'adoption-claimed')).toMatchObject([{ about: kikitome, by: [tsubame] }]);
  });

  it('is told to who entered it when the page says that it is not so', async () => {
    await api.write.usage({ kind: 'user', id: 'sora' }, 'tsubame', 'private');
    await api.write.judgeUsage({ kind: 'user', id: 'sora' }, 'tsubame', 'disputed');
    await api.write.judgeUsage({ kind: 'company', id: 'tsubame' }, 'kikitome', 'disputed');
    expect(await ofType('general', 'claim-disputed')).toMatchObject([
      { about: { kind: 'user', id: 'sora' }, by: [tsubame] },
    ]);
    expect(await ofType(MIO, 'claim-disputed')).toMatchObject([{ about: tsubame, by: [kikitome] }]);
  });
});

it('what a page publishes is told to who follows it, and not to who edits it', async () => {
  for (const who of ['general', MIO] as const) {
    await ask(who, { method: 'PUT', url: '/api/company/tsubame/follow', body: { value: true } });
  }
  const body = { articleName: '受賞しました', articleUrl: 'https://example.com', articleCategory: 'press_award' };
  await ask(MIO, { method: 'PUT', url: '/api/company/tsubame/article', body });
  expect(await ofType('general', 'published')).toMatchObject([{ about: { name: '受賞しました' }, by: [tsubame] }]);
  expect(await ofType(MIO, 'published')).toEqual([]);
});

describe('an answer to a report', () => {
  const report = (id: string, kind = 'company') =>
    ask('general', { method: 'PUT', url: `/api/reports/${kind}/${id}`, body: { reason: 'spam' } });
  async function rule(id: string, hiddenFor: string | null, kind = 'company') {
    await api.caughtUp();
    const { payload } = (await ask('admin', { url: '/api/reports?state=open&limit=50' })).json<{
      payload: { target: { id: string }; upTo: string }[];
    }>();
    const upTo = payload.find(({ target }) => target.id === id)?.upTo;
    await ask('admin', { method: 'PUT', url: `/api/reports/${kind}/${id}/ruling`, body: { hiddenFor, upTo } });
  }

  it('is told to who reported, and a hidden page to who edits it, with the reason and nothing of the reporter', async () => {
    await report('kikitome');
    await rule('kikitome', null);
    expect(await ofType('general', 'report-kept')).toMatchObject([{ about: kikitome }]);
    expect(await ofType(RIVAL, 'report-kept', 'page-hidden')).toEqual([]);
    await report('tsubame');
    await rule('tsubame', 'spam');
    expect(await ofType('general', 'report-hidden')).toMatchObject([{ about: { ...tsubame, name: null } }]);
    expect(await ofType(MIO, 'page-hidden')).toMatchObject([{ about: tsubame, by: [], reason: 'スパム・宣伝' }]);
    expect(await ofType(RIVAL, 'page-hidden')).toEqual([]);
    await report('aoi', 'user');
    await rule('aoi', 'spam', 'user');
    const hidden = await ofType('general', 'report-hidden');
    expect(hidden.map(({ about }) => about)).toContainEqual({ kind: 'user', id: 'aoi', name: null });
  });
});

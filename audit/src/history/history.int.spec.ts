import { companyId, userId } from '@meikan/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AT } from '../testing/at.ts';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await openTestApp();
  const { write, pool } = testApp;
  await pool.query(`insert into identity.account (id, email, email_key, name, mode, is_admin, created_at) values
    ('admin-account', 'admin@example.jp', 'admin', '名鑑 運営', 'general', true, now()),
    ('mio', 'mio@example.jp', 'mio', '登録名', 'general', false, now())`);
  await write.person('mio', '水野 さつき');
  await write.person('gone', '消える 人');
  await write.registered('hiyori', '株式会社ひより', { actor: 'mio' });
  for (let size = 1; size <= 24; size += 1) {
    const change = { section: 'company-size' as const, value: size };
    await write.company('hiyori', { type: 'change-company-section', data: change }, { actor: 'mio' });
  }
  await write.company(
    'hiyori',
    { type: 'set-company-verified', data: { verified: true, reason: '登記を確認' } },
    { actor: 'admin-account', reason: '登記を確認' },
  );
});
afterAll(() => testApp?.close());

describe('the history of an entity', () => {
  it('comes newest first, page by page, with who, when, what and why', async () => {
    const first = await testApp.ask('GET', '/api/audit/history/company/hiyori?limit=10');
    expect(first.status).toBe(200);
    expect(first.headers.total).toBe('26');
    expect(first.body.payload[0]).toMatchObject({
      stream: 'company-hiyori',
      revision: '25',
      type: 'company-verified',
      version: 1,
      label: '「確認済み」に変更',
      actor: { id: 'admin-account', standing: 'known', name: '名鑑 運営', email: 'admin@example.jp' },
      reason: '登記を確認',
      issuedAt: '2026-11-21T12:00:00.000Z',
      changed: ['isVerified'],
      erased: false,
    });
    expect(first.body.payload[1]).toMatchObject({
      actor: { id: 'mio', standing: 'known', name: '水野 さつき', email: 'mio@example.jp' },
      data: { value: 24 },
      changed: ['sections.company-size'],
    });
    const last = await testApp.ask('GET', '/api/audit/history/company/hiyori?limit=10&page=3');
    const revisions = (body: { payload: { revision: string }[] }) => body.payload.map(({ revision }) => revision);
    expect(revisions(last.body)).toEqual(['5', '4', '3', '2', '1', '0']);
    expect(last.body.payload.at(-1)).toMatchObject({ type: 'company-registered', label: '会社・サービスを登録' });
    const beyond = await testApp.ask('GET', '/api/audit/history/company/hiyori?limit=10&page=4');
    expect(beyond.body.payload).toEqual([]);
  });

  it('is empty where nothing has happened', async () => {
    const answer = await testApp.ask('GET', '/api/audit/history/article/unheard-of');
    expect(answer).toMatchObject({ status: 200, body: { payload: [] } });
    expect(answer.headers.total).toBe('0');
  });

  it('tells its moments, oldest first', async () => {
    const { body, headers } = await testApp.ask('GET', '/api/audit/moments/company/hiyori');
    expect(headers.total).toBe('26');
    expect(body.payload.map(({ revision }: { revision: string }) => Number(revision))).toEqual([...Array(26).keys()]);
  });

  it('shows that what an erased person said is erased, and nothing of it', async () => {
    const change = { section: 'basics' as const, value: { introduction: '秘密の紹介' } };
    await testApp.write.user('gone', { type: 'change-profile-section', data: change });
    await testApp.keys.destroy('gone');
    const { body } = await testApp.ask('GET', '/api/audit/history/user/gone');
    expect(JSON.stringify(body)).not.toMatch(/秘密|消える 人/);
    expect(body.payload[0]).toMatchObject({ erased: true, data: { changes: '消去済み' } });
    expect(body.payload[0].actor).toMatchObject({ id: 'gone', standing: 'erased', name: null, email: null });
    const { body: state } = await testApp.ask('GET', '/api/audit/state/user/gone');
    expect(state.payload).toMatchObject({ erased: true, state: { sections: { basics: { name: '消去済み' } } } });
  });

  it('names the accounts and companies that stand in a state and in what changed', async () => {
    for (const person of ['mio', 'gone', 'nobody']) {
      const data = {
        companyId: companyId('hiyori'),
        userId: userId(person),
        at: AT,
        memberStatus: 'NOW-MEMBER' as const,
      };
      await testApp.write.members('hiyori', { type: 'set-member', data }, { actor: 'mio' });
    }
    const { body: state } = await testApp.ask('GET', '/api/audit/state/companymembers/hiyori');
    expect(state.payload.subjects).toMatchObject([
      { kind: 'account', id: 'mio', standing: 'known', name: '水野 さつき', email: 'mio@example.jp' },
      { kind: 'account', id: 'gone', standing: 'erased', name: null },
      { kind: 'account', id: 'nobody', standing: 'unknown', name: null },
    ]);
    const { body: changed } = await testApp.ask('GET', '/api/audit/diff/companymembers/hiyori?from=0&to=1');
    expect(changed.payload.subjects).toMatchObject([{ id: 'mio' }, { id: 'gone' }]);
    const { body: page } = await testApp.ask('GET', '/api/audit/state/company/hiyori');
    expect(page.payload.subjects).toMatchObject([{ kind: 'account', id: 'registrar', standing: 'unknown' }]);
  });

  it.each([
    '/api/audit/history/user/..%2Fcompany-hiyori',
    '/api/audit/history/company/a_b',
    '/api/audit/history/bookmark/mio',
    '/api/audit/history/company/hiyori?limit=51',
    '/api/audit/history/company/hiyori?page=0',
    '/api/audit/history/company/hiyori?page=1&page=2',
    '/api/audit/history/company/hiyori?order=asc',
    '/api/audit/state/company/hiyori?revision=-1',
    '/api/audit/state/company/hiyori?revision=1e3',
    '/api/audit/diff/company/hiyori?from=0',
  ])('refuses %s', async (url) => {
    const { status, headers } = await testApp.ask('GET', url);
    expect([400, 404]).toContain(status);
    expect(headers['content-type']).toContain('application/problem+json');
  });
});

import { listSurveyQuestions } from '@meikan/contracts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Who } from '../test-app/open-api-test-app.ts';
import { apiTestAppPerFile } from '../test-app/per-file.ts';
import { readAs } from './read-as.ts';

/** Two questions; Tsubame is public and of the firm, Secret is not and of the rival; somebody hidden answered too. */
const api = apiTestAppPerFile(async (write) => {
  await write.company('tsubame', { name: 'つばめ' });
  await write.company('secret', { name: '非公開社', public: false });
  for (const [company, account] of [
    ['tsubame', 'firm'],
    ['secret', 'rival'],
  ] as const) {
    await write.owner(company, account);
    await write.assign(account, company);
  }
  await write.person('hidden');
  for (const id of ['riku', 'aoi']) await write.person(id);
  await write.question('growth');
  await write.question('culture', { text: 'どんな会社ですか。', category: 'culture' });
  await write.answer('growth', { kind: 'user', id: 'riku' }, { about: 'tsubame', at: '2026-11-01T10:00:00.000Z' });
  await write.answer('growth', { kind: 'user', id: 'aoi' }, { about: 'secret', at: '2026-11-01T11:00:00.000Z' });
  await write.answer('growth', { kind: 'company', id: 'tsubame' }, { at: '2026-11-01T12:00:00.000Z' });
  await write.answer('culture', { kind: 'company', id: 'secret' });
  await write.answer('culture', { kind: 'user', id: 'hidden' }, { about: 'tsubame' });
  await write.hide('hidden', true);
});
const get = readAs(api);

const SORA = 'general';
const list = async (who: Who, path = '') => {
  const { payload } = await get(who, `/api/surveyQuestions${path}`);
  return listSurveyQuestions.answer.parse(payload);
};
const answersTo = async (id: string, who: Who, path = '') =>
  (await list(who, path)).find((question) => question.id === id)?.answers ?? [];
const whose = async (id: string, who: Who, path = '') =>
  (await answersTo(id, who, path)).map(({ ofEntity }) => ofEntity.entityId);
const send = async (who: Who, method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
  const asked = { method, url: `/api/surveyQuestions${path}`, ...(body && { body }) };
  const answer = await api.ask(who, asked);
  await api.caughtUp();
  return { status: answer.statusCode, ...answer.json<{ payload?: object; code?: string; detail?: string }>() };
};

describe('an answer to a survey', () => {
  it('is returned with its author (ofEntity.entityId) and the company it is about (relatedCompanyId)', async () => {
    expect(await answersTo('growth', 'anonymous')).toEqual([
      {
        id: 'tsubame',
        ofEntity: { entityId: 'tsubame', kind: 'company', name: 'つばめ', picture: null },
        relatedCompanyId: null,
        text: 'tsubameの回答です。',
        updatedAt: '2026-11-01T12:00:00.000Z',
      },
      expect.objectContaining({ id: 'aoi' }),
      {
        id: 'riku',
        ofEntity: { entityId: 'riku', kind: 'user', name: '利用者riku', picture: null },
        relatedCompanyId: 'tsubame',
        text: 'rikuの回答です。',
        updatedAt: '2026-11-01T10:00:00.000Z',
      },
    ]);
  });

  it('is hidden with its person, and when its company is not public', async () => {
    for (const who of ['anonymous', SORA, 'business-owner'] as const) expect(await whose('culture', who)).toEqual([]);
    expect(await whose('culture', 'business-other')).toEqual(['secret']);
    expect((await whose('culture', 'admin')).sort()).toEqual(['hidden', 'secret']);
    const counted = async (who: Who) => (await list(who)).map(({ answerCount }) => answerCount);
    expect([await counted('anonymous'), await counted('admin')]).toEqual([
      [0, 3],
      [2, 3],
    ]);
  });

  it('does not reveal a company that is not public, except to its owner', async () => {
    const about = async (who: Who) => (await answersTo('growth', who)).find(({ id }) => id === 'aoi')?.relatedCompanyId;
    expect([await about('anonymous'), await about(SORA)]).toEqual([null, null]);
    expect([await about('business-other'), await about('admin')]).toEqual(['secret', 'secret']);
  });

  it('is hidden from those who block its person', async () => {
    await api.write.block('mio', 'riku');
    await api.caughtUp();
    expect(await whose('growth', 'general-owner')).toEqual(['tsubame', 'aoi']);
    expect(await whose('growth', SORA)).toContain('riku');
  });
});

describe('the questions of a company', () => {
  const path = '/question-list?companyId=tsubame';
  it('have the answers of the company and of people about it', async () => {
    expect(await whose('growth', 'anonymous', path)).toEqual(['tsubame', 'riku']);
    expect((await list('anonymous', path)).map(({ id }) => id).sort()).toEqual(['culture', 'growth']);
    expect((await list('anonymous', `${path}&questionCategory=growth`)).map(({ id }) => id)).toEqual(['growth']);
  });
  it('are counted when it answered', async () => {
    const count = async (who: Who, id: string) =>
      (await get(who, `/api/surveyQuestions/count-questions-answered-by-company?companyId=${id}`)).payload;
    expect(await count('anonymous', 'tsubame')).toEqual({ count: 1 });
    expect([await count('anonymous', 'secret'), await count('business-other', 'secret')]).toEqual([
      { count: 0 },
      { count: 1 },
    ]);
  });
  it('are not listed for a company that is not public or unknown', async () => {
    expect(await list('anonymous', '/question-list?companyId=secret')).toEqual([]);
    expect(await list('business-other', '/question-list?companyId=secret')).toHaveLength(2);
    expect((await api.ask(SORA, { url: '/api/surveyQuestions/question-list?companyId=none' })).statusCode).toBe(404);
  });
});

describe('somebody who answers', () => {
  const open = async (who: Who) => (await list(who)).find(({ id }) => id === 'growth')?.notYetAnswered;

  it('sees unanswered questions, and the own answer first', async () => {
    expect(await Promise.all((['anonymous', 'admin', SORA, 'business-owner'] as const).map(open))).toEqual([
      false,
      false,
      true,
      false,
    ]);
    const { payload } = await send(SORA, 'POST', '/growth/user-answer', {
      text: '編集です。',
      relatedCompanyId: 'tsubame',
    });
    expect(payload).toMatchObject({ ofEntity: { entityId: 'sora', kind: 'user' }, relatedCompanyId: 'tsubame' });
    expect(await open(SORA)).toBe(false);
    expect(await whose('growth', 'anonymous')).toEqual(['sora', 'tsubame', 'aoi', 'riku']);
    expect((await whose('growth', 'business-owner'))[0]).toBe('tsubame');
  });

  it('has one answer, which moves to the front when it is changed', async () => {
    await send('business-owner', 'PUT', '/growth/tsubame/company-update-answer', { text: '余白です。' });
    expect(await whose('growth', 'anonymous')).toEqual(['tsubame', 'sora', 'aoi', 'riku']);
    await send(SORA, 'POST', '/growth/user-answer', { text: '装丁です。' });
    expect(await answersTo('growth', 'anonymous')).toMatchObject([
      { id: 'sora', text: '装丁です。', relatedCompanyId: 'tsubame' },
      { id: 'tsubame', text: '余白です。' },
      { id: 'aoi' },
      { id: 'riku' },
    ]);
  });

  it('deletes only the own answer, and gets its id', async () => {
    const remove = (who: Who) => send(who, 'DELETE', '/growth/delete-answer-of-entity?entityId=sora');
    expect(await remove('general-owner')).toMatchObject({ status: 404, code: 'not-found' });
    expect(await remove(SORA)).toEqual({ status: 200, payload: { deletedId: 'sora' } });
    expect(await whose('growth', SORA)).toEqual(['tsubame', 'aoi', 'riku']);
    expect(await open(SORA)).toBe(true);
  });
});

describe('a question that is deactivated', () => {
  it('is removed from the list, rejects answers, and is visible to admins only', async () => {
    expect(await send('admin', 'PUT', '/culture/de-activate')).toMatchObject({ payload: { status: 'INACTIVE' } });
    expect((await list('anonymous')).map(({ id }) => id)).toEqual(['growth']);
    expect(await send(SORA, 'POST', '/culture/user-answer', { text: '静かです。' })).toMatchObject({
      status: 409,
      code: 'survey-question-inactive',
      detail: 'この質問は受付を終了しているため、変更や回答はできません。',
    });
    expect(await list(SORA, '?status=INACTIVE')).toEqual([]);
    const closed = await list('admin', '?status=INACTIVE');
    expect(closed).toMatchObject([{ id: 'culture', notYetAnswered: false, answerCount: 2 }]);
  });

  it('is at the end of the list while it is new', async () => {
    const wording = { text: '誰と働きますか。', category: 'work_style' };
    const { payload } = await send('admin', 'POST', '', wording);
    const { id } = z.object({ id: z.string() }).parse(payload);
    expect((await list('anonymous')).at(-1)).toMatchObject({ id, ...wording, status: 'ACTIVE', answers: [] });
    await send('admin', 'PUT', `/${id}`, { ...wording, text: '誰と働きたいですか。' });
    expect((await list('anonymous')).at(-1)).toMatchObject({ id, text: '誰と働きたいですか。' });
  });
});

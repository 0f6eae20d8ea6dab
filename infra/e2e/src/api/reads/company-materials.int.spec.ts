import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Request, Who } from '../test-app/open-api-test-app.ts';
import { apiTestAppPerFile } from '../test-app/per-file.ts';

const api = apiTestAppPerFile(async (write) => {
  for (const id of ['tsubame', 'rivalry', 'gone']) await write.company(id);
  await write.owner('tsubame', 'firm');
  await write.assign('firm', 'tsubame');
  await write.owner('rivalry', 'rival');
  await write.assign('rival', 'rivalry');
  const owner = { kind: 'company' as const, id: 'tsubame' };
  await write.article('paper', owner, { category: 'wp_marketing', name: '名刺の九割は見返されない' });
  await write.article('post', owner, { category: 'tech_blog', name: '夜間の照合' });
  await write.article('of-gone', { kind: 'company', id: 'gone' }, { category: 'wp_marketing', name: '消える資料' });
});

async function ask(who: Who, request: Request) {
  const answer = await api.ask(who, request);
  const { payload } = z.object({ payload: z.unknown() }).parse(answer.json());
  const after = { 'read-after': String(answer.headers['event-position']) };
  return { status: answer.statusCode, payload, total: answer.headers.total, after };
}
const get = (who: Who, url: string, headers: Record<string, string> = {}) => ask(who, { url, headers });
const put = (part: string, body: object) =>
  ask('business-owner', { method: 'PUT', url: `/api/company/tsubame/${part}`, body });

describe('white papers', () => {
  it('are listed apart from other publications', async () => {
    const listed = await get('anonymous', '/api/company/tsubame/whitepapers');
    expect([listed.payload, listed.total]).toMatchObject([[{ id: 'paper' }], '1']);
    expect((await get('anonymous', '/api/company/whitepapers-main-categories')).payload).toMatchObject([
      { key: 'white_paper' },
    ]);
  });

  it('have a category of white papers, and keep one', async () => {
    const other = { articleCategory: 'tech_blog' };
    const article = { articleName: '題', articleUrl: 'https://example.com', ...other };
    expect((await put('whitepapers', article)).status).toBe(422);
    const url = '/api/company/tsubame/whitepapers/paper';
    expect((await ask('business-owner', { method: 'POST', url, body: other })).status).toBe(422);
  });

  it('do not give access to other publications', async () => {
    const url = '/api/company/tsubame/whitepapers/post';
    for (const method of ['POST', 'DELETE'] as const) {
      const body = method === 'POST' ? { body: { articleName: '改題' } } : {};
      expect((await ask('business-owner', { method, url, ...body })).status).toBe(404);
    }
    expect((await get('anonymous', '/api/articles/post')).payload).toMatchObject({ articleName: '夜間の照合' });
  });
});

it('lists companies with their hiring material', async () => {
  const presentations = [{ title: '採用資料', url: 'https://slides.example/hiring' }];
  const { after } = await put('hiring-presentations', { presentations });
  const { payload, total } = await get('anonymous', '/api/company/hiring-presentations', after);
  expect([payload, total]).toMatchObject([[{ id: 'tsubame', hiringPresentations: presentations }], '1']);
});

it('answers how people came to a company with its page', async () => {
  const entry = {
    ...{ jobPeriod: '1年', pastJobOverview: '受託開発', currentJobOverview: '自社開発' },
    ...{ opinionAboutCompany: null, opinionOverall: null },
  };
  const { after } = await put('change-job-log', { changeJobLog: [entry] });
  expect((await get('anonymous', '/api/company/tsubame/change-job-log', after)).payload).toEqual([entry]);
});

describe('a page that is removed', () => {
  it('by its own company is hidden, except from its owner, until it or an admin shows it again', async () => {
    const { after, payload } = await ask('business-other', { method: 'DELETE', url: '/api/company/self-deactivate' });
    expect(payload).toEqual({ id: 'rivalry', isPublic: false });
    const page = '/api/company/rivalry';
    expect((await get('anonymous', page, after)).payload).not.toHaveProperty('description');
    expect((await get('business-other', page, after)).payload).toHaveProperty('description');
    for (const [who, shown] of [
      ['business-other', 'published'],
      ['admin', 'public'],
    ] as const) {
      const back = await ask(who, { method: 'PUT', url: `${page}/${shown}`, body: { value: true } });
      expect((await get('anonymous', page, back.after)).payload).toHaveProperty('description');
      const away = await ask('business-other', { method: 'DELETE', url: '/api/company/self-deactivate' });
      expect((await get('anonymous', page, away.after)).payload).not.toHaveProperty('description');
    }
  });

  it('by an admin is gone with its publications', async () => {
    const { after } = await ask('admin', {
      method: 'DELETE',
      url: '/api/company/gone',
      body: { reason: '実在しません' },
    });
    expect((await get('anonymous', '/api/company/gone', after)).status).toBe(404);
    const articles = await get('anonymous', '/api/company/articles?searchType=white_paper', after);
    expect(JSON.stringify(articles.payload)).not.toContain('消える資料');
    expect((await ask('admin', { method: 'DELETE', url: '/api/company/gone' })).status).toBe(404);
  });
});

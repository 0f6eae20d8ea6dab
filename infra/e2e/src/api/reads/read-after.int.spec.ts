import { expect, it } from 'vitest';
import { z } from 'zod';
import { apiTestAppPerFile } from '../test-app/per-file.ts';

const row = z.object({ id: z.string() }).loose();

const api = apiTestAppPerFile(async (write) => {
  await write.company('tsubame');
  await write.owner('tsubame', 'firm');
  for (const id of ['k-n00', 'k-n01'])
    await write.article(id, { kind: 'company', id: 'tsubame' }, { category: 'tech_blog', tags: ['設計'] });
});

it('waits until the position is folded, 20 times over', async () => {
  for (let round = 0; round < 20; round += 1) {
    const job = `装丁家 ${round}`;
    const written = await api.ask('general-owner', { method: 'PUT', url: '/api/users', body: { job } });
    const headers = { 'read-after': String(written.headers['event-position']) };
    const read = await api.ask('anonymous', { url: '/api/users/username/name-mio', headers });
    expect(read.json<{ payload: { job: string } }>().payload.job).toBe(job);
    expect([read.headers.stale, read.headers.watermark !== undefined]).toEqual([undefined, true]);
  }
});

it('shows the caption that an owner gave an item', async () => {
  const url = '/api/company/article/k-n00/recommend-txt';
  const body = { recommendTxt: 'はじめての人に' };
  const written = await api.ask('business-owner', { method: 'POST', url, body });
  const headers = { 'read-after': String(written.headers['event-position']) };
  const read = await api.ask('anonymous', { url: '/api/company/tsubame/article?limit=50', headers });
  const { payload } = z.object({ payload: z.array(row) }).parse(read.json());
  expect(payload.filter(({ recommendTxt }) => recommendTxt !== null)).toMatchObject([{ id: 'k-n00', ...body }]);
});

it('says so when it gave up waiting', async () => {
  const headers = { 'read-after': '999999999' };
  const { headers: told, statusCode } = await api.ask('anonymous', { url: '/api/company/tsubame', headers });
  expect([statusCode, told.stale]).toEqual([200, 'true']);
});

it('rejects anything else as a position', async () => {
  const headers = { 'read-after': '1;drop' };
  expect((await api.ask('anonymous', { url: '/api/company/tsubame', headers })).statusCode).toBe(400);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { people } from '../testing/directory.ts';
import { openTestApp, type TestApp, type Who } from '../testing/open-test-app.ts';
import { batchesTo, edits } from '../testing/queue.ts';

const { mio } = people;
const { rename, retitle, register } = edits;

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());
const send = batchesTo(() => testApp);

/** Renames Mio, and answers the revision that led to. */
const seenAt = async (name: string) => ({ revision: (await send([rename(name)])).results[0]?.revision });

describe('a conflict', () => {
  it('shows the present state to whoever looked at an older one, and what changed since', async () => {
    const seen = await seenAt('四');
    await testApp.send('mio', { method: 'PUT', url: '/api/users', body: { job: '司書', hobbies: ['reading'] } });
    const { results, appended } = await send([rename('五', { expected: seen })]);
    expect([results[0]?.status, appended]).toEqual(['conflict', []]);
    expect(results[0]?.current?.changed).toEqual(['sections.basics', 'sections.hobbies']);
    expect(results[0]?.current?.state).toMatchObject({ sections: { basics: { name: '四', job: '司書' } } });
    const absent = await send([rename('六', { expected: 'absent' })]);
    expect(absent.results[0]).toMatchObject({
      status: 'conflict',
      current: { changed: expect.arrayContaining(['sections']) },
    });
  });

  it.each<readonly [string, Who, 'PUT' | 'POST', string, object | undefined]>([
    ['self', 'mio', 'PUT', '/api/users', { job: '編集者' }],
    ['admin', 'admin', 'PUT', `/api/users/${mio.id}/disable`, {}],
  ])('says when the last change came, and that it was by %s', async (by, who, method, url, body) => {
    const seen = await seenAt(`変更の前 ${by}`);
    const { appended } = await testApp.ask(who, { method, url, ...(body === undefined ? {} : { body }) });
    const { results } = await send([rename('変更の後', { expected: seen })]);
    expect(results[0]?.current).toMatchObject({ changedAt: appended.at(-1)?.recordedAt, by });
  });

  it('does not say which of the other owners it was', async () => {
    const url = '/api/company/c-tsubame/article';
    const body = { articleName: '題', articleUrl: 'https://example.com', articleCategory: 'press_award' };
    const put = await testApp.ask('firm', { method: 'PUT', url, body });
    const articleId = put.appended[0]?.stream.replace('article-', '') ?? '';
    await testApp.send('firm', { method: 'POST', url: `${url}/${articleId}`, body: { articleName: '改題' } });
    const owner = { kind: 'company', id: 'c-tsubame' };
    const edit = { ...retitle(articleId, '電車で直した題', { expected: { revision: '0' } }) };
    const { results } = await send([
      { ...edit, data: { articleId, owner, changes: { articleName: '電車で直した題' } } },
    ]);
    expect(results[0]).toMatchObject({
      status: 'conflict',
      current: { by: 'other', changed: ['content.articleName'] },
    });
    expect(JSON.stringify(results)).not.toContain(people.firm.id);
  });

  it('has neither time nor writer where nothing was ever written', async () => {
    const { results } = await send([register('a-not-yet', { expected: { revision: '3' } })]);
    expect(results[0]).toMatchObject({ status: 'conflict', current: { revision: null, changedAt: null, by: null } });
  });

  it('is none when the other change was the same', async () => {
    const seen = await seenAt('七');
    await seenAt('八');
    const same = rename('八', { expected: seen });
    expect([(await send([same])).statuses, (await send([same])).statuses]).toEqual([['unchanged'], ['duplicate']]);
  });
});

describe('a command that changes nothing, since another device wrote the same and more', () => {
  const meanwhile = async (name: string) => {
    const seen = await seenAt(`前 ${name}`);
    await testApp.send('mio', { method: 'PUT', url: '/api/users', body: { name, job: '灯台守' } });
    return rename(name, { expected: seen });
  };

  it('names no revision, so that its sender goes on from the one that they saw, also when it is repeated', async () => {
    const same = await meanwhile('九');
    const answers = [await send([same]), await send([same])].flatMap(({ results }) => results);
    expect(answers.map(({ status, revision }) => [status, revision])).toEqual([
      ['unchanged', undefined],
      ['duplicate', undefined],
    ]);
  });

  it('leads to nothing: the command after it meets what the other device wrote, also when both are repeated', async () => {
    const same = await meanwhile('十');
    const after = rename('十一', { expected: { after: same.id } });
    const later = rename('十二', { expected: { after: after.id } });
    for (const first of ['unchanged', 'duplicate'])
      expect((await send([same, after, later])).statuses).toEqual([first, 'conflict', 'blocked']);
  });
});

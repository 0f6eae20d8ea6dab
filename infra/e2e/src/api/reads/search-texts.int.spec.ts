import { eventually } from '@meikan/testkit';
import { expect, it } from 'vitest';
import { apiTestAppPerFile } from '../test-app/per-file.ts';
import { readAs } from './read-as.ts';

const api = apiTestAppPerFile(async (write) => {
  await write.person('nagi', '星野凪');
  await write.profile('nagi', { section: 'school-history', value: ['松本深志高校'] });
  await write.profile('nagi', {
    section: 'basics',
    value: { livingAddress: '長野県松本市', introduction: '灯台が好きです。' },
  });
  await write.company('toudai', { name: '潮見商会', category: 'business_company' });
  await write.section('toudai', { section: 'other-names', value: ['しおみ'] });
  await write.section('toudai', { section: 'good-points', value: ['夜も読める海図'] });
  await write.company('kaizu', { name: '海図帳' });
  await write.article(
    'diary',
    { kind: 'user', id: 'nagi' },
    { category: 'private_blog_diary', name: '港の朝市めぐり', tags: ['干物'] },
  );
});

const read = readAs(api);
const textsOf = (...pages: readonly string[]) => read('anonymous', `/api/search/texts?pages=${pages.join(',')}`);

it('tells by what people, companies and items are found, in the order asked for, each once', async () => {
  const { status, payload } = await textsOf('article:diary', 'person:nagi', 'company:toudai', 'person:nagi');
  expect(status).toBe(200);
  expect(payload).toMatchObject([
    { page: 'article:diary', name: '港の朝市めぐり', tags: ['干物'], facts: expect.arrayContaining(['星野凪']) },
    {
      ...{ page: 'person:nagi', name: '星野凪', texts: expect.arrayContaining(['灯台が好きです。']) },
      facts: expect.arrayContaining(['長野県松本市', '松本深志高校']),
    },
    { page: 'company:toudai', otherNames: ['しおみ'], texts: expect.arrayContaining(['夜も読める海図']) },
  ]);
});

it('leaves out pages that are not there, under another kind, or off the search', async () => {
  expect(await textsOf('person:nobody', 'article:nagi', 'person:toudai', 'company:kaizu')).toMatchObject({
    payload: [{ page: 'company:kaizu' }],
  });
  await api.write.flag('kaizu', 'show-on-search-page', false);
  await eventually(async () => expect(await textsOf('company:kaizu')).toMatchObject({ payload: [] }));
});

it.each([
  ['no page', ''],
  ['another kind', 'service:kaizu'],
  ['no id', 'person:'],
  ['more than 25 pages', Array.from({ length: 26 }, (_, at) => `person:p${at}`).join(',')],
])('refuses %s with the field named in Japanese', async (_, pages) => {
  const answer = await api.ask('anonymous', { url: `/api/search/texts?pages=${pages}` });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ errors: [{ field: 'pages', message: expect.stringContaining('ページ') }] });
});

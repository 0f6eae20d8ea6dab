import { eventually } from '@meikan/testkit';
import { expect, it } from 'vitest';
import { apiTestAppPerFile } from '../test-app/per-file.ts';
import { readList } from './read-list.ts';

const MISSION = 22;

/** A company and an item of content that are found by what is told of them. */
const api = apiTestAppPerFile(async (write) => {
  await write.company('toudai', { name: '潮見商会', category: 'business_company' });
  await write.section('toudai', { section: 'can-do', value: ['予約できる'] });
  await write.section('toudai', {
    section: 'description',
    value: { description: '創業は明治です。離島の灯台に油を運んできました。' },
  });
  await write.section('toudai', {
    section: 'mission',
    value: { missions: ['夜の航路を守る'], values: [], photos: [] },
  });
  await write.person('mio', '星野澪');
  await write.article(
    'diary',
    { kind: 'user', id: 'mio' },
    { category: 'private_blog_diary', name: '港の朝市めぐり', tags: ['干物'] },
  );
});

const matchedAt = async (path: string, text: string, more = '') => {
  const { rows } = await readList(api, `${path}?search=${encodeURIComponent(text)}${more}`);
  return rows.map(({ id, matched }) => [id, matched]);
};

it.each(['/api/search', '/api/company/search'])(
  '%s says by which words, facts and sentence a page was found',
  async (path) => {
    // The index follows the tables.
    await eventually(async () =>
      expect(await matchedAt(path, '灯台の予約')).toEqual([
        ['toudai', { words: ['予約', '灯台'], facts: ['予約できる'], sentence: '離島の灯台に油を運んできました。' }],
      ]),
    );
  },
);

it('the list of all items says why an item was found', async () => {
  await eventually(async () =>
    expect(await matchedAt('/api/company/articles', '朝市の干物')).toEqual([
      ['diary', { words: ['朝市', '干物'], facts: ['干物'], sentence: null }],
    ]),
  );
});

it('what is found by its name says nothing more', async () => {
  await eventually(async () => expect(await matchedAt('/api/search', '潮見商会')).toEqual([['toudai', undefined]]));
});

it('a tab that its owner hides is no longer told of', async () => {
  const told = ['toudai', { words: ['航路', '守る'], facts: [], sentence: '夜の航路を守る' }];
  await eventually(async () => expect(await matchedAt('/api/search', '航路の守り方')).toEqual([told]));
  await api.write.section('toudai', { section: 'hidden-tabs', value: [MISSION] });
  await eventually(async () => expect(await matchedAt('/api/search', '航路の守り方')).toEqual([]));
});

import { suggestArticleTags } from '@meikan/contracts';
import { limits } from '@meikan/domain';
import { eventually } from '@meikan/testkit';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { apiTestAppPerFile } from '../test-app/per-file.ts';
import { readAs } from './read-as.ts';
import { readList } from './read-list.ts';

const FAMILIES = '👨‍👩‍👧'.repeat(7);
const LONGEST = 'あ'.repeat(limits.articleName);

/** One tag in several spellings, and names whose readings only a dictionary puts in order. */
const api = apiTestAppPerFile(async (write) => {
  await write.person('kuro', '黒﨑 澪');
  const kuro = { kind: 'user', id: 'kuro' } as const;
  const articles: readonly (readonly string[])[] = [
    ['GitHub', '10〜20代'],
    ['github', 'github', 'ＡＩ'],
    ['ＧＩＴＨＵＢ', '10～20代', 'AI'],
    [FAMILIES],
  ];
  for (const [index, tags] of articles.entries())
    await write.article(`a${index}`, kuro, { category: 'private_blog_tech', tags });
  await write.article('longest', kuro, { category: 'private_blog_tech', name: LONGEST });
  await write.company('sakura', { name: 'サクラバッグ' });
  await write.section('sakura', { section: 'can-do', value: ['ＡＩ'] });
  await write.company('zakka', { name: '別のかばん' });
  await write.section('zakka', { section: 'can-do', value: ['ai'] });
  for (const [id, reading] of Object.entries(READINGS)) {
    await write.company(id, { name: `社${id}` });
    await write.section(id, { section: 'basics', value: { reading } });
  }
});

/** In the order of dictionaries: か き く け こ, a kana before its voiced form, hiragana and katakana alike. */
const READINGS = { kaede: 'かえで', gaka: 'ガカ', kikyo: 'ききょう', gotou: 'ごとう', kohan: 'コハン', goma: 'ごま' };

const query = (text: string) => encodeURIComponent(text);
const tagsAt = async (url: string) => {
  const { payload } = await readAs(api)('anonymous', url);
  return suggestArticleTags.answer.parse(payload);
};

describe('a tag in several spellings', () => {
  it.each(['GitHub', 'github', 'ＧｉｔＨｕｂ', '#github'])('has the same articles under %s', async (tag) => {
    const { ids, total } = await readList(api, `/api/company/articles?tag=${query(tag)}`);
    expect([ids.toSorted(), total]).toEqual([['a0', 'a1', 'a2'], 3]);
  });
  it.each(['10～20代', '10〜20代', '10~20代'])('has the same articles under %s', async (tag) => {
    expect((await readList(api, `/api/company/articles?tag=${query(tag)}`)).ids.toSorted()).toEqual(['a0', 'a2']);
  });
  it('is counted once, in its first spelling', async () => {
    expect(await tagsAt('/api/company/top-article-tags')).toEqual([
      { tag: 'GitHub', count: 3 },
      { tag: '10〜20代', count: 2 },
      { tag: 'AI', count: 2 },
      { tag: FAMILIES, count: 1 },
    ]);
  });
  it('is suggested for each beginning', async () => {
    for (const begun of ['ｇｉ', 'GIT', '＃git'])
      expect(await tagsAt(`/api/company/article-tags?tag=${query(begun)}`)).toEqual([{ tag: 'GitHub', count: 3 }]);
    expect(await tagsAt(`/api/company/tags?type=canDo&tag=${query('ａ')}`)).toEqual([{ tag: 'AI', count: 2 }]);
  });
  it('finds the services that can do it', async () => {
    const asked = async (text: string) =>
      (await readList(api, `/api/company/search?type=service&canDo=${query(text)}`)).ids.toSorted();
    // The index follows the tables.
    await eventually(async () => expect(await asked('ＡＩ')).toEqual(['sakura', 'zakka']));
    expect(await asked('Ai')).toEqual(['sakura', 'zakka']);
  });
  it('of emoji of several code points has its articles', async () => {
    expect((await readList(api, `/api/company/articles?tag=${query(FAMILIES)}`)).ids).toEqual(['a3']);
  });
});

describe('a search text', () => {
  it('may be as long as the longest name, and finds it', async () => {
    await eventually(async () =>
      expect((await readList(api, `/api/search?search=${query(LONGEST)}`)).ids[0]).toBe('longest'),
    );
    expect((await api.ask('anonymous', { url: `/api/search?search=${query('👨‍👩‍👧'.repeat(150))}` })).statusCode).toBe(
      200,
    );
  });
  it('is rejected with the limit when it is longer', async () => {
    const { statusCode, json } = await api.ask('anonymous', { url: `/api/search?search=${query(`${LONGEST}い`)}` });
    expect(statusCode).toBe(400);
    const { errors } = z
      .object({ errors: z.array(z.object({ field: z.string(), message: z.string() })) })
      .parse(json());
    expect(errors).toEqual([{ field: 'search', message: '検索する言葉は150文字以内で入力してください。' }]);
  });
});

describe('the lists of admins', () => {
  it.each(['黒崎', '黒﨑澪', '澪 黒崎', 'name-kuro', 'ＫＵＲＯ'])('find a person by %s', async (name) => {
    expect((await readList(api, `/api/users?name=${query(name)}`, 'admin')).ids).toEqual(['kuro']);
  });
  it.each(['ｻｸﾗﾊﾞｯｸﾞ', 'さくらバッグ', 'バッグ サクラ', 'sakura'])('find a company by %s', async (name) => {
    expect((await readList(api, `/api/company?name=${query(name)}`, 'admin')).ids).toEqual(['sakura']);
  });
  it('find a company by its reading in any kana', async () => {
    expect((await readList(api, `/api/company?name=${query('ゴトウ')}`, 'admin')).ids).toEqual(['gotou']);
  });
  it('find nobody for punctuation alone, and everybody for an empty text', async () => {
    expect((await readList(api, `/api/users?name=${query('★')}`, 'admin')).total).toBe(0);
    expect((await readList(api, `/api/users?name=${query('　')}`, 'admin')).ids).toContain('kuro');
  });
});

it('sorts names in a row of the kana table as in a dictionary, in any script', async () => {
  const { ids } = await readList(api, `/api/search/names?index=${query('か')}`);
  expect(ids).toEqual(Object.keys(READINGS));
});

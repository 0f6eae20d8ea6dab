import { expect, it } from 'vitest';
import { articleDocument } from './article-document.ts';

const article = {
  ...{
    id: 'a-1',
    name: '灯台の日誌',
    website: null,
    recommend_text: null,
    tags: [],
    tag_keys: [],
    owner_name: null,
    visible: true,
  },
  ...({ owner_kind: 'user', owner_id: 'mio' } as const),
  ...{ main_category: 'blog', article_category: 'private_blog_work' },
  ...{ author: null, owner_industry: null, owner_location: null },
};

it.each([
  ['2026-12-01', '2026-11-30T15:00:00.000Z'],
  [null, '2026-12-05T00:00:00.000Z'],
])('an article posted on %s has the age of that day in Japan, or of its registration', (posted_date, createdAt) => {
  const registered_at = '2026-12-05T00:00:00.000Z';
  expect(articleDocument({ ...article, posted_date, registered_at }).createdAt).toBe(createdAt);
});

it('an article is narrowed by its tags in any spelling and by the year in which it came out in Japan', () => {
  const registered_at = '2025-12-31T15:00:00.000Z';
  const tagged = { ...article, registered_at, tags: ['SRE'], tag_keys: ['sre'] };
  expect(articleDocument({ ...tagged, posted_date: '2024-05-01' }).facets).toEqual({ tag: ['sre'], year: ['2024'] });
  expect(articleDocument({ ...tagged, posted_date: null }).facets).toEqual({ tag: ['sre'], year: ['2026'] });
});

it('an article is told by its title, and with who wrote it, where they live and what they do', () => {
  const author = { livingAddress: '長野県松本市', profession: 'engineer', job: 'SRE', workFor: 'つばめ商会' };
  const dated = { posted_date: null, registered_at: '2026-12-05T00:00:00.000Z' };
  const document = articleDocument({ ...article, ...dated, owner_name: '星野 澪', website: '朝の机', author });
  expect(document.facts).toEqual(['星野 澪', '仕事の記録', '朝の机']);
  expect(document.texts).toEqual(['灯台の日誌', '長野県松本市／エンジニア／SRE／つばめ商会']);
});

it('an article of a person is theirs, one of a company nobody’s', () => {
  const dated = { posted_date: null, registered_at: '2026-12-05T00:00:00.000Z' };
  expect(articleDocument({ ...article, ...dated }).whose).toBe('mio');
  expect(articleDocument({ ...article, ...dated, owner_kind: 'company' })).not.toHaveProperty('whose');
});

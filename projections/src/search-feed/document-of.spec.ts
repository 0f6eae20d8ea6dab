import { expect, it } from 'vitest';
import { articleDocument } from './document-of.ts';

const article = {
  ...{ id: 'a-1', name: '灯台の日誌', website: null, recommend_text: null, tags: [], owner_name: null, visible: true },
  ...{ main_category: 'blog', article_category: 'private_blog_work' },
};

it.each([
  ['2026-12-01', '2026-11-30T15:00:00.000Z'],
  [null, '2026-12-05T00:00:00.000Z'],
])('an article posted on %s has the age of that day in Japan, or of its registration', (posted_date, createdAt) => {
  const registered_at = '2026-12-05T00:00:00.000Z';
  expect(articleDocument({ ...article, posted_date, registered_at }).createdAt).toBe(createdAt);
});

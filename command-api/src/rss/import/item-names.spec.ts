import { type ArticleOwner, companyId, userId } from '@meikan/domain';
import { expect, it } from 'vitest';
import { articleIdOf } from './item-names.ts';

const mio: ArticleOwner = { kind: 'user', id: userId('u-mio') };
const ito: ArticleOwner = { kind: 'company', id: companyId('c-ito') };

it.each<[string, ArticleOwner, string | null, string, string]>([
  ['an item by its page', mio, null, 'https://a.example/p', 'da285b79-db7d-5e5e-87dd-e4fe51338959'],
  ['an item of a company by its guid', ito, 'tag:a.example,2026:1', '', 'b0cbcb7d-cfc0-599d-9dfd-a3d458a7d592'],
  ['an item whose guid holds half a character', mio, '42\ud800', '', 'e8f12f0e-b112-524a-a518-5c78a744bf49'],
])('%s becomes the same article for ever', (_, owner, guid, link, id) => {
  const place = { owner, host: 'www.a.example', formerHosts: [] };
  const item = { guid, link, title: '題', at: null, sharesName: false, ownsLink: true };
  expect(articleIdOf(place, item)).toBe(id);
});

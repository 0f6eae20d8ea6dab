import { expect, it } from 'vitest';
import type { Command } from '../../outbox/machine/command.ts';
import { titleOf } from './row-title.ts';
import { command } from './testing/made-up-rows.ts';

const article = { name: '返金処理を冪等にするまで', path: '/profile/kurosaki-mio?tab=articles_blogs' };
const company = { name: '燕勘定', path: '/companies/tsubame-kanjo' };

const feed = { name: '新着', path: '/profile/kurosaki-mio' };

const cases: readonly (readonly [string, Partial<Command>])[] = [
  ['黒崎 澪のプロフィール：名前、肩書きを変更', { data: { changes: { name: '澪', job: '設計' } } }],
  [
    '黒崎 澪のプロフィール：名前、肩書き、勤め先、住まい、ほか2項目を変更',
    { data: { changes: { name: '', job: '', workFor: '', livingAddress: '', hobbies: [], tags: [] } } },
  ],
  ['黒崎 澪のプロフィール：未知の項目を変更', { data: { changes: { 未知の項目: 1 } } }],
  ['黒崎 澪のプロフィールを変更', { data: {} }],
  ['黒崎 澪のSNS：X、Instagramを変更', { type: 'update-sns', data: { changes: { twitter: null, instagram: null } } }],
  ['黒崎 澪の職歴を変更', { type: 'set-work-experiences', data: { changes: { workExperiences: [] } } }],
  ['RSS「新着」を登録', { type: 'set-rss-configs', about: feed, data: { changes: { f: {} } } }],
  ['RSS「新着」の設定を変更', { type: 'set-rss-configs', about: feed, base: { f: {} }, data: { changes: { f: {} } } }],
  ['RSS「新着」の設定を削除', { type: 'set-rss-configs', about: feed, data: { changes: { f: null } } }],
  ['RSSの設定2件を変更', { type: 'set-rss-configs', about: feed, data: { changes: { f: {}, g: null } } }],
  [
    '記事「返金処理を冪等にするまで」を登録',
    { type: 'register-article', about: article, data: { article: { tags: [] } } },
  ],
  [
    '記事「返金処理を冪等にするまで」：記事名、タグを変更',
    { type: 'edit-article', about: article, data: { changes: { articleName: '', tags: [] } } },
  ],
  ['記事「返金処理を冪等にするまで」を削除', { type: 'remove-article', about: article }],
  [
    '「返金処理を冪等にするまで」を保存（ブックマーク）',
    { type: 'set-bookmark', about: article, data: { value: true } },
  ],
  ['「返金処理を冪等にするまで」を保存から外す', { type: 'set-bookmark', about: article, data: { value: false } }],
  ['「燕勘定」をフォロー', { type: 'set-follow', about: company, data: { value: true } }],
  ['「燕勘定」のフォローをやめる', { type: 'set-follow', about: company, data: { value: false } }],
  [
    'サービス「燕勘定」を名鑑に登録',
    { type: 'register-service', about: company, data: { service: { name: '燕勘定' } } },
  ],
  ['「燕勘定」を使っているサービスに登録', { type: 'declare-usage', about: company, data: { usageType: 'private' } }],
  ['「燕勘定」を導入企業に登録', { type: 'declare-usage', about: company, data: { usageType: 'company-use' } }],
  ['「燕勘定」の利用の登録を外す', { type: 'withdraw-usage', about: company }],
  [
    '「燕勘定」を関わりのある会社に登録（業務提携）',
    { type: 'set-relation', about: company, data: { relativeType: 'SUPPORTER', value: true } },
  ],
  [
    '「燕勘定」を関わりのある会社から外す（API連携）',
    { type: 'set-relation', about: company, data: { relativeType: 'API_CONNECTION', value: false } },
  ],
  ['画像「机.webp」を送る', { type: 'upload-picture', about: { name: '机.webp', path: '/account' } }],
  ['「燕勘定」の変更', { type: 'of-a-later-version', about: company }],
];

it.each(cases)('%s', (words, given) => {
  expect(titleOf(command({ id: 'w', ...given }))).toBe(words);
});

import type { Notification } from '@meikan/contracts';
import { expect, it } from 'vitest';
import { type Place, told } from './told.ts';

const mio = { kind: 'user', id: 'mio', name: '黒崎 澪' } as const;
const shiori = { kind: 'user', id: 'shiori', name: '白井 栞' } as const;
const tsubame = { kind: 'company', id: 'tsubame', name: '株式会社つばめ' } as const;
const kikitome = { kind: 'company', id: 'kikitome', name: 'ききとめ' } as const;
const essay = { kind: 'article', id: 'essay', name: '静かな仕事' } as const;

type Facts = Pick<Notification, 'type'> & Partial<Notification>;

it.each<readonly [Facts, string, Place]>([
  [{ type: 'followed', about: mio, by: [shiori] }, '白井 栞さんがあなたをフォローしました', shiori],
  [{ type: 'followed', about: mio, by: [shiori], count: 3 }, '白井 栞さんほか2人があなたをフォローしました', mio],
  [{ type: 'followed', about: tsubame, by: [shiori] }, '白井 栞さんが「株式会社つばめ」をフォローしました', shiori],
  [{ type: 'published', about: essay, by: [shiori] }, '白井 栞さんが「静かな仕事」を公開しました', essay],
  [
    { type: 'published', about: essay, by: [shiori], count: 4 },
    '白井 栞さんが「静かな仕事」ほか3件を公開しました',
    shiori,
  ],
  [{ type: 'published', about: essay, by: [tsubame] }, '株式会社つばめが「静かな仕事」を公開しました', essay],
  [
    { type: 'owner-invited', about: tsubame },
    '「株式会社つばめ」のページの編集に招待されています。届いたメールのリンクから参加できます',
    tsubame,
  ],
  [{ type: 'page-given', about: tsubame }, '「株式会社つばめ」のページを編集できるようになりました', tsubame],
  [
    { type: 'owner-added', about: tsubame, by: [shiori] },
    '白井 栞さんが「株式会社つばめ」のページの編集に加わりました',
    tsubame,
  ],
  [
    { type: 'ownership-declined', about: tsubame },
    '「株式会社つばめ」のページの編集の申請は、承認されませんでした',
    tsubame,
  ],
  [
    { type: 'usage-claimed', about: kikitome, by: [shiori] },
    '白井 栞さんが「ききとめ」の利用を登録しました',
    { ...kikitome, tab: 2 },
  ],
  [
    { type: 'usage-claimed', about: kikitome, by: [tsubame], count: 2 },
    '株式会社つばめほか1件の「ききとめ」の利用が登録されました',
    { ...kikitome, tab: 4 },
  ],
  [
    { type: 'adoption-claimed', about: tsubame, by: [kikitome] },
    '「株式会社つばめ」が、ききとめの導入企業として登録されました',
    { ...tsubame, tab: 5 },
  ],
  [
    { type: 'relation-claimed', about: tsubame, by: [kikitome] },
    '「株式会社つばめ」が、ききとめの関わりのある会社として登録されました',
    { ...tsubame, tab: 9 },
  ],
  [{ type: 'claim-disputed', about: mio, by: [kikitome] }, 'ききとめから、登録した内容に異議がありました', mio],
  [
    { type: 'report-hidden', about: { ...essay, name: null } },
    'あなたが通報した「表示されていない記事」を、運営が非公開にしました',
    { kind: 'account', hash: 'reports' },
  ],
  [
    { type: 'report-kept', about: essay },
    'あなたが通報した「静かな仕事」に、非公開にする理由は見つかりませんでした',
    { kind: 'account', hash: 'reports' },
  ],
  [{ type: 'page-hidden', about: tsubame }, '「株式会社つばめ」のページを、運営が非公開にしました', tsubame],
  [{ type: 'plan-begun' }, '有料プランが始まりました', { kind: 'account' }],
  [{ type: 'plan-ended' }, '有料プランが終わりました', { kind: 'account' }],
])('%o says so, and leads there', (facts, text, place) => {
  const notification: Notification = {
    ...{ at: '2026-11-30T03:00:00.000Z', isNew: true, about: null, by: [], count: 1, reason: null },
    ...facts,
  };
  expect(told(notification)).toEqual({ text, place });
});

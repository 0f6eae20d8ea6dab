import { factsOfCommand, type Json, type QueuedType } from '@meikan/contracts';
import { describe, expect, it } from 'vitest';
import { linesOf } from './value-lines.ts';

const WORK = [
  { companyName: '燕勘定', jobTitle: '設計', jobOverview: '', duration: { start: '2020-04', end: null } },
  {
    companyId: 'ai-no-ito',
    companyName: null,
    jobTitle: '',
    jobOverview: '',
    duration: { start: null, end: '2019-03' },
  },
];
const PLAN = { name: '標準', fee: 9800, paymentWay: 'Monthly', numberMonth: null, areaLabel: null, tagName: null };

describe('lines of a value', () => {
  it.each<[QueuedType, string, Json, string[]]>([
    ['update-profile', 'name', '黒崎 澪', ['黒崎 澪']],
    ['update-profile', 'name', '', []],
    ['update-profile', 'job', null, []],
    ['edit-article', 'tags', [], []],
    ['update-profile', 'nationality', 'JP', ['日本']],
    ['update-company', 'category', 'sns_community', ['SNS・コミュニティ']],
    ['edit-article', 'postedDate', '2026-11-08', ['2026/11/8']],
    ['edit-article', 'tags', ['決済', '設計'], ['決済', '設計']],
    ['update-profile', 'avartar', '/images/0f.webp', ['画像']],
    ['update-profile', 'bannerPhotos', ['/images/0f.webp', '/images/10.webp'], ['画像', '画像']],
    [
      ...(['update-profile', 'variousLinks'] as const),
      [{ linkName: '個人サイト', linkUrl: 'https://example.jp/' }],
      ['個人サイト（https://example.jp/）'],
    ],
    [
      ...(['set-work-experiences', 'workExperiences'] as const),
      WORK,
      [
        '会社名：燕勘定、役割：設計、期間：2020年4月〜現在',
        '会社：名鑑の会社（ai-no-ito）、期間：時期未登録〜2019年3月',
      ],
    ],
    [
      ...(['update-sns', 'twitter'] as const),
      { value: 'meikan_neko', follower: 1280, label: '' },
      ['アカウント：meikan_neko', 'フォロワー数：1,280'],
    ],
    ['update-company', 'hideUsedService', true, ['はい']],
    ['update-company', 'companyIndustry', 'b2b_saas', ['法人向けSaaS']],
    ['update-company', 'companySize', 1280, ['1,280名']],
    ['update-company', 'founded', '2017-05', ['2017年5月']],
    ['update-company', 'hiddenTabs', [33], ['ヘルプ']],
    ['update-company', 'workingEnvironments', { remote_work: ['remote_full'] }, ['リモートワーク：フルリモート可']],
    ['update-company', 'teamCharacteristics', { calm_lively: 2 }, ['落ち着いた ↔ にぎやか：2']],
    ['update-company', 'feePlans', [PLAN], ['プランの名前：標準、料金：9,800円、支払い方法：月払い']],
    ['update-company', 'engineerHiringInfo', { stack: ['lang_python'], text: null }, ['使っている技術：Python']],
    ['edit-article', 'ofALaterVersion', 'neko', ['neko']],
  ])('%s, %s: %j', (type, field, value, lines) => {
    expect(linesOf(factsOfCommand(type).part(field), value)).toEqual(lines);
  });
});

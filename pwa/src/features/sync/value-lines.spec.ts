import { describe, expect, it } from 'vitest';
import { linesOf } from './value-lines.ts';

describe('lines of a value', () => {
  it.each([
    ['name', '黒崎 澪', ['黒崎 澪']],
    ['name', '', []],
    ['job', null, []],
    ['tags', [], []],
    ['nationality', 'JP', ['日本']],
    ['category', 'sns_community', ['SNS・コミュニティ']],
    ['postedDate', '2026-11-08', ['2026/11/8']],
    ['tags', ['決済', '設計'], ['決済', '設計']],
    ['avartar', '/images/0f.webp', ['画像']],
    ['bannerPhotos', ['/images/0f.webp', '/images/10.webp'], ['画像', '画像']],
    [
      'variousLinks',
      [{ linkName: '個人サイト', linkUrl: 'https://example.jp/' }],
      ['個人サイト（https://example.jp/）'],
    ],
    [
      'workExperiences',
      [
        { companyName: '燕勘定', jobTitle: '設計', jobOverview: '', duration: { start: '2020-04', end: null } },
        {
          companyId: 'ai-no-ito',
          companyName: null,
          jobTitle: '',
          jobOverview: '',
          duration: { start: null, end: '2019-03' },
        },
      ],
      [
        '会社名：燕勘定、役割：設計、期間：2020年4月〜現在',
        '会社：名鑑の会社（ai-no-ito）、期間：時期未登録〜2019年3月',
      ],
    ],
    [
      'twitter',
      { value: 'meikan_neko', follower: 1280, label: '' },
      ['アカウント・URL：meikan_neko', 'フォロワー数：1,280'],
    ],
    ['hideUsedService', true, ['はい']],
  ])('%s: %j', (field, value, lines) => {
    expect(linesOf(field, value)).toEqual(lines);
  });
});

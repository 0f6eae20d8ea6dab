import { describe, expect, it } from 'vitest';
import { contentCategoryName, serviceCategoryName } from './category-names.ts';
import { shownDate, shownDayOf, shownMonth } from './shown-date.ts';

describe('shownDate', () => {
  it('writes year, month and day without leading noughts', () => {
    expect(shownDate('2026-01-08')).toBe('2026/1/8');
    expect(shownDate('2026-11-21T09:00:00Z')).toBe('2026/11/21');
    expect(shownDate('2026-11')).toBe('2026/11');
  });
});

describe('shownDayOf', () => {
  const day = new Intl.DateTimeFormat('ja-JP', { timeZone: 'Asia/Tokyo' });
  it.each(['2026-11-21T14:59:59.999Z', '2026-11-21T15:00:00.000Z', '2026-12-31T15:00:00.000Z'])(
    'writes the day in Japan as Intl does: %s',
    (moment) => expect(shownDayOf(moment)).toBe(day.format(new Date(moment))),
  );
});

describe('shownMonth', () => {
  it('says year and month in words', () => {
    expect(shownMonth('2017-05')).toBe('2017年5月');
    expect(shownMonth('2017')).toBe('2017年');
  });
});

describe('names of categories', () => {
  it('finds category names on every level', () => {
    expect(serviceCategoryName('web_service')).toBe('Webサービス');
    expect(serviceCategoryName('accounting_finance')).toBe('経理・財務');
    expect(contentCategoryName('press_release')).toBe('プレスリリース');
    expect(contentCategoryName('tech_blog')).toBe('テックブログ');
  });
  it('returns unknown keys unchanged', () => {
    expect(serviceCategoryName('of-tomorrow')).toBe('of-tomorrow');
  });
});

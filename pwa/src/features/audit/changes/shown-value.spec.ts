import { expect, it } from 'vitest';
import { fieldOf, shownValue } from './shown-value.ts';

it('shown value: puts values into words', () => {
  expect(shownValue(null)).toBe('なし');
  expect(shownValue([])).toBe('なし');
  expect(shownValue(true)).toBe('はい');
  expect(shownValue(120000)).toBe('120,000');
  expect(shownValue(['シフト作成', '予約台帳'])).toBe('シフト作成、予約台帳');
  expect(shownValue({ name: '佐藤 一郎', reading: null })).toBe('名前：佐藤 一郎');
});

it('shown value: puts keys into words only in fields of keys', () => {
  expect(shownValue('registered', 'status')).toBe('登録済み');
  expect(shownValue('web_service', 'serviceType')).not.toBe('web_service');
  expect(shownValue('open', 'name')).toBe('open');
  expect(shownValue([{ userId: 'mio', memberStatus: 'NOW-MEMBER' }], 'members')).toBe(
    '利用者：mio、在籍の状態：在籍中',
  );
  expect(fieldOf('sections.basics.name')).toBe('name');
});

it('shown value: puts codes, months and catalogue keys into words in their fields', () => {
  expect(shownValue('JP', 'headQuarterCountryCode')).toBe('日本');
  expect(shownValue('2016-05', 'founded')).toBe('2016年5月');
  expect(shownValue('2026-09-23', 'confirmedDate')).toBe('2026/9/23');
  expect(shownValue('2016-05', 'text')).toBe('2016-05');
  expect(shownValue(['hiking', 'unheard_of'], 'hobbies')).toBe('登山・ハイキング、unheard_of');
  expect(shownValue(['remote_none'], 'remote_work')).toBe('原則出社');
});

it('shown value: gives each item with fields a line', () => {
  const history = [
    { date: '2018-02', text: '原価帳を公開' },
    { date: '2020-10', text: '資金を調達' },
  ];
  expect(shownValue(history, 'company-history')).toBe(
    '年月：2018年2月、本文：原価帳を公開\n年月：2020年10月、本文：資金を調達',
  );
});

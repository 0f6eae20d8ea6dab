import { expect, it } from 'vitest';
import { fieldOf, shownValue } from './shown-value.ts';

it('says values in words', () => {
  expect(shownValue(null)).toBe('なし');
  expect(shownValue([])).toBe('なし');
  expect(shownValue(true)).toBe('はい');
  expect(shownValue(120000)).toBe('120,000');
  expect(shownValue(['シフト作成', '予約台帳'])).toBe('シフト作成、予約台帳');
  expect(shownValue({ name: '佐藤 一郎', reading: null })).toBe('名前：佐藤 一郎');
});

it('says keys in words only where a key stands', () => {
  expect(shownValue('registered', 'status')).toBe('登録済み');
  expect(shownValue('web_service', 'serviceType')).not.toBe('web_service');
  expect(shownValue('open', 'name')).toBe('open');
  expect(shownValue([{ userId: 'mio', memberStatus: 'NOW-MEMBER' }], 'members')).toBe(
    '利用者番号：mio、在籍の状態：在籍中',
  );
  expect(fieldOf('sections.basics.name')).toBe('name');
});

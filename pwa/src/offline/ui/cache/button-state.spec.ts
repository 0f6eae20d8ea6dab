import { expect, test } from 'vitest';
import type { SavedItem } from '../../cache/cached-rows.ts';
import { aThing } from '../../cache/testing/some-rows.ts';
import { buttonState } from './button-state.ts';

const item = (changes: Partial<SavedItem>): SavedItem => ({
  ...aThing('a', { savedAt: Date.UTC(2026, 10, 20, 5, 5) }),
  reasons: ['pinned'],
  bytes: 1_258_291,
  parts: { kept: 4, total: 4 },
  pictures: { kept: 3, total: 3 },
  state: 'whole',
  ...changes,
});

test('offers to save what is not here', () => {
  expect(buttonState({ item: null, progress: null })).toMatchObject({
    pressed: false,
    label: 'オフライン用に保存',
    note: '',
  });
});

test('claims neither while it is not known what is here', () => {
  expect(buttonState(undefined)).toMatchObject({ pressed: undefined, label: 'オフライン用に保存', note: '' });
});

test('counts while it saves, and is not done before it is', () => {
  const of = (done: number, total: number) => buttonState({ item: item({}), progress: { done, total } }).label;
  expect(of(0, 0)).toBe('保存しています 0%');
  expect(of(3, 8)).toBe('保存しています 38%');
  expect(of(8, 8)).toBe('保存しています 99%');
});

test('says size and date of what is whole', () => {
  const { note, further } = buttonState({ item: item({}), progress: null });
  expect(note).toMatch(/^1\.2 MB・11月20日 \d\d:05時点$/);
  expect(further).toBeNull();
});

test('says what is missing, and offers the rest', () => {
  const lacking = item({ state: 'partial', pictures: { kept: 1, total: 3 } });
  expect(buttonState({ item: lacking, progress: null })).toMatchObject({
    note: '写真は3枚のうち1枚まで',
    further: '残りを保存',
  });
});

test('says that there is news', () => {
  expect(buttonState({ item: item({ state: 'outdated' }), progress: null }).further).toBe('最新にする');
});

test('what came by itself is not pressed, but told', () => {
  const state = buttonState({ item: item({ reasons: ['followed'], savedDepth: 'front' }), progress: null });
  expect(state).toMatchObject({ pressed: false, label: 'オフライン用に保存' });
  expect(state.note).toMatch(/^概要だけ自動で保存済み/);
});

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

test('save button: offers to save an unsaved thing', () => {
  expect(buttonState({ item: null, progress: null })).toMatchObject({
    pressed: false,
    label: 'オフライン用に保存',
    note: '',
  });
});

test('save button: is neither while the state is unknown', () => {
  expect(buttonState(undefined)).toMatchObject({ pressed: undefined, label: 'オフライン用に保存', note: '' });
});

test('save button: shows progress below 100 % while it saves', () => {
  const of = (done: number, total: number) => buttonState({ item: item({}), progress: { done, total } }).label;
  expect(of(0, 0)).toBe('保存しています 0%');
  expect(of(3, 8)).toBe('保存しています 38%');
  expect(of(8, 8)).toBe('保存しています 99%');
});

test('save button: shows size and date of a whole copy', () => {
  const { note, further } = buttonState({ item: item({}), progress: null });
  expect(note).toMatch(/^1\.2 MB・11月20日 \d\d:05時点$/);
  expect(further).toBeNull();
});

test('save button: names what is missing, and offers the rest', () => {
  const lacking = item({ state: 'partial', pictures: { kept: 1, total: 3 } });
  expect(buttonState({ item: lacking, progress: null })).toMatchObject({
    note: '写真は3枚のうち1枚まで',
    further: '残りを保存',
  });
});

test('save button: says that a copy is outdated', () => {
  expect(buttonState({ item: item({ state: 'outdated' }), progress: null }).further).toBe('最新にする');
});

test('save button: is unpressed for an automatic copy, with a note', () => {
  const state = buttonState({ item: item({ reasons: ['followed'], savedDepth: 'front' }), progress: null });
  expect(state).toMatchObject({ pressed: false, label: 'オフライン用に保存' });
  expect(state.note).toMatch(/^概要だけ自動で保存済み/);
});

import { beforeEach, expect, test } from 'vitest';
import { dismiss, notices, notify } from './notices.ts';

const texts = () => notices.state.map(({ text }) => text);

beforeEach(() => notices.setState(() => []));

test('notices: at most three are shown, and the oldest goes first', () => {
  for (const text of ['一', '二', '三', '四']) notify({ text });
  expect(texts()).toEqual(['二', '三', '四']);
});

test('notices: a repeated one is shown once, as the newest', () => {
  notify({ text: '端末の空きが足りません', tone: 'alert' });
  notify({ text: '保存しました' });
  notify({ text: '端末の空きが足りません', tone: 'alert' });
  expect(texts()).toEqual(['保存しました', '端末の空きが足りません']);
});

test('notices: two with undo stay two, however alike', () => {
  const action = { label: '元に戻す', run: () => undefined };
  notify({ text: '削除しました', action });
  notify({ text: '削除しました', action });
  expect(texts()).toEqual(['削除しました', '削除しました']);
});

test('notices: closing removes the closed one', () => {
  notify({ text: '一' });
  notify({ text: '二' });
  dismiss(notices.state[0]?.id ?? 0);
  expect(texts()).toEqual(['二']);
});

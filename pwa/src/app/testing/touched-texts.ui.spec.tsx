import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { touchedTexts } from './touched-texts.ts';

/** What is noted when one is drawn and then the other in its place. */
function noted(before: ReactNode, after: ReactNode): readonly string[] {
  const root = createRoot(document.createElement('div'));
  flushSync(() => root.render(<p>{before}</p>));
  flushSync(() => root.render(<p>{after}</p>));
  root.unmount();
  return touchedTexts.splice(0);
}

const mark = <b key="mark">済</b>;

test.each([
  ['put something before', [null, '黒'], [mark, '黒']],
  ['took away', [mark, '黒'], [mark, null]],
  ['changed', ['3', '件'], ['4', '件']],
])('a text that React %s beside others is recorded', (what, before, after) => {
  expect(noted(before, after)).toEqual([expect.stringContaining(what)]);
});

test.each([
  ['alone in its element', '黒', '茶'],
  ['in an element of its own', [null, <span key="name">黒</span>], [mark, <span key="name">茶</span>]],
  ['left as it was', ['黒', null], ['黒', mark]],
])('a text %s is allowed beside changing content', (_where, before, after) => {
  expect(noted(before, after)).toEqual([]);
});

import { expect, test } from 'vitest';
import { axeFindings, axeFindingsAbove, overflow } from './accessibility.ts';

/** A page in the place of the app’s, with a dialog above it. */
function show(page: string, dialog: string): void {
  document.body.innerHTML = `<div id="root"><main><h1>名鑑</h1>${page}</main></div>
    <div role="dialog" aria-label="職歴" style="position: fixed; inset: 20%; background: #fff">${dialog}</div>`;
}

const pale = (id: string) => `<p id="${id}" style="color: #ccc; background: #fff">薄い文字</p>`;
const unnamed = (id: string) => `<button type="button" id="${id}" style="width: 40px; height: 40px"></button>`;

test('the look at a page finds pale words and a button without a name, on the page and above it', async () => {
  show(pale('below') + unnamed('also-below'), pale('above') + unnamed('also-above'));
  expect(await axeFindings()).toEqual(['button-name: #also-below, #also-above', 'color-contrast: #below, #above']);
});

test('the look at a dialog finds them in the dialog, and not on the page that it covers', async () => {
  show(pale('below') + unnamed('also-below'), pale('above') + unnamed('also-above'));
  expect(await axeFindingsAbove()).toEqual(['button-name: #also-above', 'color-contrast: #above']);
});

test('a page that is wider than its window overflows by what is beyond', async () => {
  show('<div style="position: absolute; left: 0; width: calc(100vw + 40px)">広い</div>', '');
  expect(overflow()).toBe(40);
});

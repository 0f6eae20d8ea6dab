import { expect, test } from 'vitest';
import { axeFindings, axeFindingsAbove, overflow } from './accessibility.ts';

/** A page in the place of the app’s, with a dialog above it. */
function show(page: string, dialog: string): void {
  document.body.innerHTML = `<div id="root"><main><h1>名鑑</h1>${page}</main></div>
    <div role="dialog" aria-label="職歴" style="position: fixed; inset: 20%; background: #fff">${dialog}</div>`;
}

const pale = (id: string) => `<p id="${id}" style="color: #ccc; background: #fff">薄い文字</p>`;
const unnamed = (id: string) => `<button type="button" id="${id}" style="width: 40px; height: 40px"></button>`;

test('the check of a page finds low contrast and an unnamed button, on the page and above it', async () => {
  show(pale('below') + unnamed('also-below'), pale('above') + unnamed('also-above'));
  expect(await axeFindings()).toEqual(['button-name: #also-below, #also-above', 'color-contrast: #below, #above']);
});

test('the check of a dialog finds faults in the dialog and not on the page behind', async () => {
  show(pale('below') + unnamed('also-below'), pale('above') + unnamed('also-above'));
  expect(await axeFindingsAbove()).toEqual(['button-name: #also-above', 'color-contrast: #above']);
});

test('a page wider than its window overflows by the difference', async () => {
  show('<div style="position: absolute; left: 0; width: calc(100vw + 40px)">広い</div>', '');
  expect(overflow()).toBe(40);
});

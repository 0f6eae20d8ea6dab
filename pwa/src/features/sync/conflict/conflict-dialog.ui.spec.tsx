import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pressByKeys } from '../../../app/testing/by-keys.ts';
import { button, compare, dialog, NARROW, openSample, WIDE } from '../testing/open-sample.tsx';
import { syncTexts } from '../texts.ts';
import { conflictTexts as texts } from './texts.ts';

const decide = button(texts.decide);
const both = page.getByRole('textbox', { name: texts.written('自己紹介') });
const pick = (field: string, name: string) =>
  page.getByRole('group', { name: field }).getByRole('radio', { name }).click();

describe('a conflict', () => {
  test('starts without a pick, waits for every field, and can be postponed without a loss', async () => {
    await openSample('queue', WIDE);
    await compare(0);
    await expect.element(dialog.getByText(texts.missing(3))).toBeVisible();
    expect(page.getByRole('radio', { checked: true }).elements()).toEqual([]);
    await expect.element(decide).toHaveAttribute('aria-disabled', 'true');
    await pressByKeys(decide);
    await expect.element(dialog).toBeVisible();

    await page.getByRole('radio', { name: texts.pick.both }).first().click();
    await expect.element(both).toHaveValue(expect.stringContaining('48名です。横浜に31名、リモートで17名'));
    await both.fill('二人で書きました');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();

    await compare(0);
    await expect.element(both).toHaveValue('二人で書きました');
    await pick('リンク', texts.pick.theirs);
    await pick('国・地域', texts.pick.mine);
    await expect.element(decide).not.toHaveAttribute('aria-disabled');
    await decide.click();
    await expect.element(dialog).not.toBeInTheDocument();
    // What was decided is sent again; the link, which the other side keeps, is no part of it any more.
    const again = '黒崎 澪のプロフィール：自己紹介、国・地域を変更';
    await expect.element(page.getByText(again, { exact: true })).toBeVisible();
  });

  test('can be decided by keyboard', async () => {
    await openSample('queue', NARROW);
    await pressByKeys(button(RegExp(syncTexts.row.compare)).first());
    await expect.element(dialog).toBeVisible();
    await pressByKeys(button(texts.allTheirs));
    await pressByKeys(decide);
    await expect.element(dialog).not.toBeInTheDocument();
    // One who takes the other side everywhere has nothing left to send.
    await expect.element(page.getByRole('link', { name: '3件の確認が必要です' })).toBeVisible();
  });

  test('of a removal keeps the thing or removes it', async () => {
    await openSample('queue', WIDE);
    await compare(1);
    await button(texts.removal.keep).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => button(RegExp(syncTexts.row.compare)).elements().length).toBe(1);
  });
});

import { describe, expect, test } from 'vitest';
import { conflictTexts } from '../conflict/texts.ts';
import { syncTexts as texts } from '../texts.ts';
import { button, compare, dialog, NARROW, onSamples, WIDE } from './on-samples.ts';

const on = onSamples();

describe('a conflict', () => {
  test('has nothing picked, waits for every field, and can be put off without losing what was written', async () => {
    await on('queue', WIDE, async (page) => {
      await compare(page, 0);
      const decide = button(page, conflictTexts.decide);
      expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
      expect(await decide.getAttribute('aria-disabled')).toBe('true');
      await dialog(page).getByText(conflictTexts.missing(3)).waitFor();
      await decide.press('Enter');
      expect(await dialog(page).isVisible()).toBe(true);

      await page.getByRole('radio', { name: conflictTexts.pick.both }).first().check();
      const both = page.getByRole('textbox', { name: conflictTexts.written('自己紹介') });
      expect(await both.inputValue()).toContain('48名です。横浜に31名、リモートで17名');
      await both.fill('二人で書きました');
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'hidden' });

      await compare(page, 0);
      expect(await both.inputValue()).toBe('二人で書きました');
      await page.getByRole('group', { name: 'リンク' }).getByRole('radio', { name: conflictTexts.pick.theirs }).check();
      await page.getByRole('group', { name: '国・地域' }).getByRole('radio', { name: conflictTexts.pick.mine }).check();
      expect(await decide.getAttribute('aria-disabled')).toBeNull();
      await decide.click();
      await dialog(page).waitFor({ state: 'hidden' });
      // What was decided is sent again; the link, which the other side keeps, is no part of it any more.
      await page.getByText('黒崎 澪のプロフィール：自己紹介、国・地域を変更', { exact: true }).waitFor();
    });
  });
  test('is decided by the keyboard alone', async () => {
    await on('queue', NARROW, async (page) => {
      await button(page, new RegExp(texts.row.compare)).first().focus();
      await page.keyboard.press('Enter');
      await dialog(page).waitFor();
      await button(page, conflictTexts.allTheirs).focus();
      await page.keyboard.press('Enter');
      await button(page, conflictTexts.decide).focus();
      await page.keyboard.press('Enter');
      await dialog(page).waitFor({ state: 'hidden' });
      // One who takes the other side everywhere has nothing left to send.
      await page.getByRole('link', { name: '3件の確認が必要です' }).waitFor();
    });
  });
  test('of a removal keeps the thing or removes it', async () => {
    await on('queue', WIDE, async (page) => {
      await compare(page, 1);
      await button(page, conflictTexts.removal.keep).click();
      await dialog(page).waitFor({ state: 'hidden' });
      await expect.poll(() => button(page, new RegExp(texts.row.compare)).count()).toBe(1);
    });
  });
});

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { conflictTexts } from '../conflict/texts.ts';
import { syncTexts as texts } from '../texts.ts';
import { button, compare, dialog, NARROW, onSamples, WIDE } from './on-samples.ts';
import type { Look } from './open-sample.ts';
import { SAMPLES, type SampleName } from './samples.ts';

const on = onSamples();

/** Faults that axe finds, what the page's policy forbids, and how far it is wider than the window. */
async function faults(page: Page): Promise<unknown[]> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  // A dialog's own header is no banner of the page: it stands in a section (HTML-AAM).
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .disableRules(['landmark-no-duplicate-banner', 'landmark-unique']);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
  return beyond > 0 ? [...found, `${beyond} px too wide`] : found;
}

/** All on the narrow screen; on the wide one those that are laid out otherwise. The long one has its own test. */
const ALL = Object.keys(SAMPLES).filter((name): name is SampleName => name !== 'many');
const LOOKS: readonly (Look & { readonly samples: readonly SampleName[] })[] = [
  { ...WIDE, samples: ['queue', 'empty', 'sign-in', 'old'] },
  { ...NARROW, samples: ALL },
];

describe.each(LOOKS)('$width px, $colorScheme', ({ samples, ...look }) => {
  test.each(samples)('nothing is wrong with %s', async (name) => {
    await on(name, look, async (page) => {
      expect(await faults(page)).toEqual([]);
    });
  });
  test('nothing is wrong with the comparisons', async () => {
    await on('queue', look, async (page) => {
      await compare(page, 0);
      for (const joined of await page.getByRole('radio', { name: conflictTexts.pick.both }).all()) await joined.check();
      expect(await faults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'hidden' });
      await compare(page, 1);
      await dialog(page).getByText(conflictTexts.removal.removeNote).waitFor();
      expect(await faults(page)).toEqual([]);
    });
  });
});

describe('an edit', () => {
  test('is discarded with what hangs on it, after a question, and comes back', async () => {
    await on('waiting', WIDE, async (page) => {
      await button(page, new RegExp(`${texts.row.discard}.*机.webp`)).click();
      await dialog(page).getByText(texts.discard.cascade(1)).waitFor();
      await button(page, texts.discard.confirm).click();
      await page.getByText(texts.discard.done(2)).waitFor();
      await expect.poll(() => page.getByRole('listitem').count()).toBe(2);
      await button(page, texts.discard.undo).click();
      await expect.poll(() => page.getByRole('listitem').count()).toBe(4);
    });
  });
  test('that was refused says why in the server’s words and can be tried again', async () => {
    await on('queue', WIDE, async (page) => {
      await page.getByText('採用のページは https:// から始まるURLを入力してください。').waitFor();
      await button(page, new RegExp(texts.row.retry)).click();
      await page.getByRole('link', { name: '3件の確認が必要です' }).waitFor();
    });
  });
  test('of a thing that is gone can be copied and kept as a file', async () => {
    await on('queue', WIDE, async (page) => {
      const gone = page.getByRole('listitem').filter({ hasText: texts.reasons.gone });
      await gone.getByRole('button', { name: texts.row.copy }).click();
      await page.getByText(texts.copied).waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
        '記事名\n返金処理を冪等にするまで、もう一度',
      );
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        gone.getByRole('button', { name: texts.row.save }).click(),
      ]);
      expect(file.suggestedFilename()).toBe('meikan-draft-2026-11-21.txt');
    });
  });
});

test('the whole queue can be kept as a file', async () => {
  await on('queue', WIDE, async (page) => {
    const [file] = await Promise.all([page.waitForEvent('download'), button(page, texts.exportAll).click()]);
    expect(file.suggestedFilename()).toBe('meikan-queue-2026-11-21.json');
  });
});

test('what turns is announced once, in one place', async () => {
  await on('queue', WIDE, async (page) => {
    const announcer = page.locator('header').getByRole('status');
    expect(await announcer.textContent()).toBe('');
    for (const left of [1, 0]) {
      await compare(page, 0);
      if (left === 1) {
        await button(page, conflictTexts.allTheirs).click();
        await button(page, conflictTexts.decide).click();
      } else await button(page, conflictTexts.removal.keep).click();
      await dialog(page).waitFor({ state: 'hidden' });
    }
    // Fewer things to decide are no news.
    expect(await announcer.textContent()).toBe('');
    for (let left = 2; left > 0; left -= 1) {
      await page
        .getByRole('listitem')
        .filter({ hasText: texts.state.failed })
        .first()
        .getByRole('button', { name: texts.row.discard })
        .click();
      await button(page, texts.discard.confirm).click();
      await dialog(page).waitFor({ state: 'hidden' });
    }
    await button(page, texts.pause).click();
    await expect.poll(() => announcer.textContent()).toBe('同期を一時停止しました。');
  });
});

test('ten thousand edits are a list of which only what is near is drawn', async () => {
  await on('many', NARROW, async (page) => {
    await page.getByText(texts.aged.title).waitFor();
    const drawn = () => page.getByRole('listitem').count();
    expect(await drawn()).toBeLessThan(200);
    const bottom = () => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    // The end moves while rows are measured that were only guessed before.
    await expect
      .poll(async () => {
        await bottom();
        return page.getByText('黒崎 澪のプロフィール：肩書き、住まいを変更').last().isVisible();
      })
      .toBe(true);
    await expect.poll(() => page.locator('[aria-posinset="10000"]').count()).toBe(1);
    expect(await page.locator('[aria-posinset="10000"]').getAttribute('aria-setsize')).toBe('10000');
    expect(await drawn()).toBeLessThan(300);
  });
});

import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeFindings, overflow } from '../../app/testing/accessibility.ts';
import { conflictTexts } from './conflict/texts.ts';
import { button, compare, dialog, NARROW, openSample, WIDE } from './testing/open-sample.tsx';
import { SAMPLES, type SampleName } from './testing/samples.ts';
import { syncTexts as texts } from './texts.ts';

const item = page.getByRole('listitem');

/** Nothing is wider than the window, and axe finds nothing. */
async function expectSound(): Promise<void> {
  expect([overflow(), await axeFindings()]).toEqual([0, []]);
}

/** All on the narrow screen; on the wide one those that are laid out otherwise. The long one has its own test. */
const ALL = Object.keys(SAMPLES).filter((name): name is SampleName => name !== 'many');
const LOOKS: readonly (typeof WIDE & { readonly samples: readonly SampleName[] })[] = [
  { ...WIDE, samples: ['queue', 'empty', 'sign-in', 'old'] },
  { ...NARROW, samples: ALL },
];

describe.each(LOOKS)('$size.0 px, $scheme', ({ samples, ...look }) => {
  test.each(samples)('axe finds nothing in %s, which fits', async (name) => {
    await openSample(name, look);
    await expectSound();
  });

  test('axe finds nothing in the comparisons, which fit', async () => {
    await openSample('queue', look);
    await compare(0);
    await expect.element(dialog).toBeVisible();
    for (const joined of page.getByRole('radio', { name: conflictTexts.pick.both }).elements())
      await userEvent.click(joined);
    await expectSound();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await compare(1);
    await expect.element(dialog.getByText(conflictTexts.removal.removeNote)).toBeVisible();
    await expectSound();
  });
});

type HandedFile = { readonly name: string; readonly text: Promise<string> };

/** Hears which files the page hands out from now on, which would leave the window otherwise. */
function handedFiles(): Disposable & { readonly files: readonly HandedFile[] } {
  const files: HandedFile[] = [];
  const handed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, text: fetch(this.href).then((answer) => answer.text()) });
  });
  return { files, [Symbol.dispose]: () => handed.mockRestore() };
}

describe('an edit', () => {
  test('is discarded with its dependents after a question, and restored by undo', async () => {
    await openSample('waiting', WIDE);
    await button(RegExp(`${texts.row.discard}.*机.webp`)).click();
    await expect.element(dialog.getByText(RegExp(texts.discard.cascade(1)))).toBeVisible();
    await button(texts.discard.confirm).click();
    await expect.element(page.getByText(texts.discard.done(2))).toBeVisible();
    await expect.poll(() => item.elements().length).toBe(2);
    await button(texts.discard.undo).click();
    await expect.poll(() => item.elements().length).toBe(4);
  });

  test("that was refused shows the server's reason, and can be sent again", async () => {
    await openSample('queue', WIDE);
    const why = '採用のページは https:// から始まるURLを入力してください。';
    await expect.element(page.getByText(why)).toBeVisible();
    await button(RegExp(texts.row.retry)).click();
    await expect.element(page.getByRole('link', { name: '3件の確認が必要です' })).toBeVisible();
  });

  test('of a removed thing can be copied and exported', async () => {
    using copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    using handed = handedFiles();
    await openSample('queue', WIDE);
    const gone = item.filter({ hasText: texts.reasons.gone });
    const written = expect.stringContaining('記事名\n返金処理を冪等にするまで、もう一度');
    await gone.getByRole('button', { name: RegExp(texts.row.copy) }).click();
    await expect.element(page.getByText(texts.copied)).toBeVisible();
    expect(copied.mock.calls).toEqual([[written]]);
    await gone.getByRole('button', { name: RegExp(texts.row.save) }).click();
    expect(handed.files.map(({ name }) => name)).toEqual(['meikan-draft-2026-11-21.txt']);
    expect(await handed.files[0]?.text).toEqual(written);
  });
});

test('the queue can be exported as a file', async () => {
  using handed = handedFiles();
  await openSample('queue', WIDE);
  await button(texts.exportAll).click();
  await expect.poll(() => handed.files.map(({ name }) => name)).toEqual(['meikan-queue-2026-11-21.json']);
  expect(await handed.files[0]?.text).toBe(JSON.stringify(SAMPLES.queue.rows));
});

test('a turn of the state is announced once, in one live region', async () => {
  await openSample('queue', WIDE);
  const announced = () => page.getByRole('banner').getByRole('status').element().textContent;
  expect(announced()).toBe('');
  await compare(0);
  await button(conflictTexts.allTheirs).click();
  await button(conflictTexts.decide).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await compare(0);
  await button(conflictTexts.removal.keep).click();
  await expect.element(dialog).not.toBeInTheDocument();
  // Fewer things to decide are no news.
  expect(announced()).toBe('');
  for (let left = 2; left > 0; left -= 1) {
    const failed = item.filter({ hasText: texts.state.failed }).first();
    await failed.getByRole('button', { name: RegExp(texts.row.discard) }).click();
    await button(texts.discard.confirm).click();
    await expect.element(dialog).not.toBeInTheDocument();
  }
  await button(texts.pause).click();
  await expect.poll(announced).toBe('同期を一時停止しました。');
});

test('a list of ten thousand edits draws only the rows near the view', async () => {
  await openSample('many', NARROW);
  await expect.element(page.getByText(texts.aged.title)).toBeVisible();
  const drawn = () => document.querySelectorAll('li').length;
  expect(drawn()).toBeLessThan(200);
  const last = () => document.querySelector('[aria-posinset="10000"]');
  // The end moves while rows are measured that were only guessed before.
  await expect
    .poll(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      return last()?.getAttribute('aria-setsize');
    })
    .toBe('10000');
  expect(last()?.textContent).toContain('黒崎 澪のプロフィール：肩書き、住まいを変更');
  await expect.poll(() => (last()?.getBoundingClientRect().top ?? Infinity) < innerHeight).toBe(true);
  expect(drawn()).toBeLessThan(300);
});

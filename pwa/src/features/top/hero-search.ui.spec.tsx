import { ping, simpleSearch } from '@meikan/contracts';
import { http } from 'msw';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '../../api/query-client.ts';
import { openPage, PC, settled } from '../../app/testing/open-page.tsx';
import { hear } from '../../app/testing/play.ts';
import { worker } from '../../app/testing/played-server.ts';

const field = page.getByRole('main').getByRole('combobox');
const options = page.getByRole('option');
/** Options that are no finds: they search for people by the text as a description. */
const WAYS = 1;

/** Timers of the page stand still from now on; Vitest's own controls would move them on whenever they wait. */
function stopTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

/** Takes longer than the page needs to draw what it was told. */
const roundTrip = () => fetch(ping.path);

/** Puts a text into the field, and waits until the page has heard of it. No timer moves. */
async function type(text: string): Promise<void> {
  const input = field.element();
  Reflect.set(HTMLInputElement.prototype, 'value', text, input);
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await roundTrip();
}

describe('the search of the top page', () => {
  beforeEach(async () => {
    await openPage('/', { size: PC });
    await field.click();
  });

  test('asks for ten finds 320 ms after the last key', async () => {
    const asked = hear(simpleSearch);
    stopTimers();
    await type('つば');
    vi.advanceTimersByTime(319);
    await type('つばめ');
    vi.advanceTimersByTime(319);
    await roundTrip();
    expect([asked.length, queryClient.isFetching()]).toEqual([0, 0]);
    vi.advanceTimersByTime(1);
    vi.setTimerTickMode('nextTimerAsync');
    await expect.element(options.first()).toBeVisible();
    expect(asked.map(({ query: { name, limit } }) => [name, limit])).toEqual([['つばめ', 10]]);
    expect(options.elements().length).toBeLessThanOrEqual(10 + WAYS);
  });

  test('hides finds of another text, and while it searches', async () => {
    await field.fill('つばめ勘定');
    const found = page.getByRole('option', { name: /つばめ勘定/ }).first();
    await expect.element(found).toBeVisible();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    worker.use(http.get(simpleSearch.path, () => released));
    const asked = hear(simpleSearch);
    stopTimers();
    await type('つばめ勘');
    expect([asked.length, options.elements().length]).toEqual([0, 0]);
    vi.advanceTimersByTime(320);
    await expect.poll(() => asked.length).toBe(1);
    expect(options.elements()).toEqual([]);
    release();
    vi.setTimerTickMode('nextTimerAsync');
    await expect.element(found).toBeVisible();
  });

  test('points at nothing for a new text, whatever was pointed at before', async () => {
    await field.fill('つばめ勘定');
    await expect.element(options.last()).toBeVisible();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(options.last()).toHaveAttribute('aria-selected', 'true');
    await field.fill('札幌のSRE');
    await expect.element(page.getByText('見つかりませんでした')).toBeVisible();
    await expect.element(options.last()).toHaveAttribute('aria-selected', 'false');
  });

  test('says so when nothing is found', async () => {
    await field.fill('ありえない名前の会社');
    await expect.element(page.getByText('見つかりませんでした')).toBeVisible();
    expect(options.elements()).toHaveLength(WAYS);
  });

  test('leads to the people of whom a text is a description where nobody is called so', async () => {
    await field.fill('札幌のSRE');
    await expect.element(page.getByText('見つかりませんでした')).toBeVisible();
    await expect.element(page.getByRole('link', { name: '「札幌のSRE」の結果をすべて見る' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(page.getByRole('heading', { level: 1, name: '「札幌のSRE」の検索結果' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: '斉藤 晴信' }).first()).toBeVisible();
    expect(new URLSearchParams(location.search).get('kind')).toBe('person');
    await settled();
  });
});

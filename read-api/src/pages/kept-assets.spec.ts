import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openKeptAssets } from './kept-assets.ts';

const DAY = 24 * 60 * 60 * 1000;
const BEGINNING = Date.parse('2026-11-21T00:00:00.000Z');

let place: string;
let day: number;
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'meikan-kept-'));
  day = 0;
});
afterEach(() => rm(place, { recursive: true }));

const clock = { now: () => new Date(BEGINNING + day * DAY) };
const folder = () => join(place, 'kept');

/** Puts a build of these files in the place of the one before. */
async function build(...names: readonly string[]) {
  const dist = join(place, 'dist');
  await rm(dist, { recursive: true, force: true });
  await mkdir(join(dist, 'assets'), { recursive: true });
  for (const name of names) await writeFile(join(dist, 'assets', name), `content of ${name}`);
  return dist;
}
const open = (dist: string, mostBytes?: number) =>
  openKeptAssets({ dist, folder: folder(), clock, ...(mostBytes === undefined ? {} : { mostBytes }) });

const ONE = 'app-11111111.js';
const TWO = 'app-22222222.js';

describe('files of former builds', () => {
  test('F47: stay for thirty days after the last day that they were served, then go', async () => {
    await open(await build(ONE)).renew();
    day = 60;
    // A server that ran for two months has said every day that it serves them.
    await open(await build(ONE)).renew();
    const kept = open(await build(TWO));
    await kept.renew();
    day = 90;
    await kept.renew();
    expect([await kept.has(ONE), await kept.has(TWO)]).toEqual([true, true]);
    expect(await readFile(join(folder(), ONE), 'utf8')).toBe(`content of ${ONE}`);
    day = 92;
    expect(await kept.renew()).toMatchObject({ kept: 1, tooSoon: 0 });
    expect([await kept.has(ONE), await kept.has(TWO)]).toEqual([false, true]);
  });

  test('the oldest go before their time when there is no space, and it is told; those of the present build never', async () => {
    await open(await build(ONE)).renew();
    day = 1;
    await open(await build(TWO)).renew();
    day = 2;
    const full = open(await build('app-33333333.js'), 60);
    expect(await full.renew()).toEqual({ kept: 2, bytes: 52, tooSoon: 1 });
    expect((await readdir(folder())).sort()).toEqual([TWO, 'app-33333333.js']);
    expect(await open(await build(TWO), 1).renew()).toEqual({ kept: 1, bytes: 26, tooSoon: 1 });
  });

  test('that another process took in are found at once', async () => {
    const old = open(await build(ONE));
    await old.renew();
    await open(await build(TWO)).renew();
    expect(await old.has(TWO)).toBe(true);
  });

  test.each(['../dist/assets/app-11111111.js', 'app-11111111.js.map', '', '.', 'app-00000000.js'])(
    'are asked for by their own names only: 「%s」',
    async (name) => {
      const kept = open(await build(ONE, 'app-11111111.js.map'));
      await kept.renew();
      expect(await kept.has(name)).toBe(false);
    },
  );
});

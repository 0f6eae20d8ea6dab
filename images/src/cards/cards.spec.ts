import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plain } from '../testing/made-pictures.ts';
import { type Card, cardVersion } from './card.ts';
import { type Cards, openCards } from './cards.ts';
import { MOST_BYTES } from './studio/encode-card.ts';
import { article, company, meanColour, noise, person, pngOf } from './testing/sample-cards.ts';

/** For tests that start threads or processes with their fonts, on a machine that does much else. */
const BUSY = 60_000;
const KEY = `/images/${'a'.repeat(64)}`;
const PORTRAIT = { left: 950, top: 240, width: 60, height: 60 };

let cards: Cards;
let fetched: string[];
let upload: Buffer | null;
beforeAll(() => {
  cards = openCards({
    pictures: {
      fetch: async (key) => {
        fetched.push(key);
        return upload;
      },
    },
  });
});
afterAll(() => cards.close());

function draw(card: Card, picture: Buffer | null = null): Promise<Buffer> {
  fetched = [];
  upload = picture;
  return cards.draw(card);
}

describe('cards', () => {
  it.each([
    ['a person', person()],
    ['a company', company()],
    ['an article', article()],
    ['the site', { kind: 'site' }],
    [
      'a person of many words',
      person({ name: 'あ'.repeat(9000), work: 'い'.repeat(9000), text: '\u0301'.repeat(9000) }),
    ],
    ['a company of no words', company({ name: '', reading: null, text: '' })],
    ['a person of foreign words', person({ name: '김철수', reading: null, work: 'ไทย', text: 'שלום' })],
    ['hostile words', article({ name: `"/><script>alert(1)</script>]]>&x;\u202E\u0000${'👨‍👩‍👧'.repeat(50)}` })],
  ] as const)('show %s in 1200 × 630 and 300 KB at most', async (_what, card) => {
    const png = await draw(card);
    expect(await pngOf(png)).toEqual({ format: 'png', width: 1200, height: 630 });
    expect(png.byteLength).toBeLessThan(MOST_BYTES);
  });

  it(
    'weigh 300 KB at most with the heaviest pictures',
    async () => {
      const png = await draw(company({ picture: KEY, cover: KEY }), await noise(1200, 400));
      expect(png.byteLength).toBeLessThan(MOST_BYTES);
    },
    BUSY,
  );

  it('show an uploaded picture', async () => {
    const red = await plain('webp', 300, 300);
    const [before, after] = [await draw(person()), await draw(person({ picture: KEY }), red)];
    expect(fetched).toEqual(['a'.repeat(64)]);
    expect(await meanColour(after, PORTRAIT)).not.toEqual(await meanColour(before, PORTRAIT));
  });

  it.each(['https://evil.example/x.png', '/images/../../etc/passwd', '//evil.example/a', '/images/drawn/none/a.svg'])(
    'show a default cat instead of fetching %s',
    async (picture) => {
      const png = await draw(person({ id: 'mio', picture, name: `猫${picture.length}` }));
      expect(fetched).toEqual([]);
      expect(await meanColour(png, PORTRAIT)).toEqual(await meanColour(await draw(person()), PORTRAIT));
    },
  );

  it('are drawn once for concurrent requests, and kept', async () => {
    const one = person({ name: '一度だけ' });
    const [first, second] = await Promise.all([draw(one), draw(one)]);
    expect(second).toBe(first);
    expect(await draw({ ...one })).toBe(first);
  });
});

it('rejects cards when the queue is full', async () => {
  const { promise, reject } = Promise.withResolvers<null>();
  const waiting = openCards({ pictures: { fetch: () => promise } });
  const asked = Array.from({ length: 40 }, (_, index) =>
    waiting.draw(person({ name: `待つ人${index}`, picture: KEY })),
  );
  reject(new Error('released'));
  const reasons = (await Promise.allSettled(asked)).map((result) => result.status === 'rejected' && result.reason);
  expect(reasons.filter((reason) => reason.tag === 'too-many-pictures')).toHaveLength(15);
  expect(reasons.filter((reason) => reason.message === 'released')).toHaveLength(25);
  await waiting.close();
});

it('derives the name of a card from everything on it', () => {
  expect(cardVersion(person())).toBe(cardVersion(person()));
  expect(cardVersion(person({ text: '改めました' }))).not.toBe(cardVersion(person()));
});

it('aborts a card that takes too long, and draws the next one', async () => {
  const limits = { milliseconds: 1, heapMegabytes: 192, idleMilliseconds: 1000 };
  const slow = openCards({ pictures: { fetch: async () => null }, limits });
  await expect(slow.draw(person())).rejects.toMatchObject({ tag: 'card-not-drawn' });
  await expect(slow.draw(person())).rejects.toMatchObject({ tag: 'card-not-drawn' });
  await slow.close();
  expect((await draw(person())).byteLength).toBeGreaterThan(0);
});

it(
  'ends its thread when it is idle, and starts another for the next card',
  async () => {
    const limits = { milliseconds: 10_000, heapMegabytes: 192, idleMilliseconds: 1 };
    const rare = openCards({ pictures: { fetch: async () => null }, limits, mostBytes: 1 });
    const first = await rare.draw(person());
    expect(await rare.draw(person())).toEqual(first);
    await rare.close();
  },
  BUSY,
);

it(
  'draws the same letters on a system without fonts',
  async () => {
    const nowhere = await mkdtemp(join(tmpdir(), 'meikan-no-fonts-'));
    const script = `
    import { createHash } from 'node:crypto';
    import { openCards } from ${JSON.stringify(new URL('./cards.ts', import.meta.url).href)};
    const cards = openCards({ pictures: { fetch: async () => null } });
    const png = await cards.draw(${JSON.stringify(person())});
    console.log(createHash('sha256').update(png).digest('hex'));
    await cards.close();`;
    const env = { FONTCONFIG_PATH: nowhere, FONTCONFIG_FILE: join(nowhere, 'none.conf'), HOME: nowhere, PATH: '' };
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { env });
    expect(stdout.trim()).toBe(
      createHash('sha256')
        .update(await draw(person()))
        .digest('hex'),
    );
    await rm(nowhere, { recursive: true });
  },
  BUSY,
);

import { DIRECTORY, edits } from '@meikan/chaos';
import type { Page } from 'playwright-core';
import { exactly, type Row, row } from '../../row.ts';
import type { Measure, OfflineContext } from '../measure.ts';
import { liesIn, type Seen } from './lies.ts';
import { articlesOf, openDevice } from './one-device.ts';
import { emptied, enqueueAll } from './page-hooks.ts';

const ROUNDS = 20;
const TIMEOUT_MS = 60_000;
const SYNCED = '同期済み';

/** Looks at the chip in every frame while edits are made and sent, in the tab where they are made and in another one. */
export const honesty: Measure = {
  goal: 'G15',
  about: 'chip against the queue',
  async run(context) {
    const own = await look(context, 0);
    const other = await look(context, 1);
    return [...told('in the tab of the edits', own), ...told('in another tab', other)];
  },
};

/** @param front which of the two tabs is in front and looked at; edits are made in the first */
async function look(context: OfflineContext, front: number): Promise<Seen> {
  await using opened = await openDevice(context, { tabs: 2 });
  const { tab, person, proxy, device } = opened;
  const watched = device.tabs[front] ?? tab;
  // Only what is in front is drawn.
  await watched.bringToFront();
  proxy.faults = ({ path }) => (path === '/api/commands' ? 'delay' : null);
  await watchChip(watched, `meikan-core-${person.id}`);
  for (let round = 0; round < Math.max(4, ROUNDS * context.scale); round += 1) {
    for (const article of articlesOf(person, 5)) await enqueueAll(tab, person, [article]);
    await emptied(tab, TIMEOUT_MS);
    const stars = DIRECTORY.articles.map((id) => edits.bookmark(person.id, id, round % 2 === 0));
    await enqueueAll(tab, person, stars);
    await emptied(tab, TIMEOUT_MS);
  }
  return await seenIn(watched);
}

function told(where: string, seen: Seen): readonly Row[] {
  return [
    row({ name: `frames looked at ${where}`, value: seen.frames, unit: 'frames' }),
    row({ name: `of them, "synced" over a queue ${where}`, value: liesIn(seen), unit: 'frames', goal: exactly(0) }),
  ];
}

declare global {
  interface Window {
    meikanSeen?: { frames: number; said: number[]; looks: { from: number; until: number; edits: number[] }[] };
  }
}

/** Notes from now on what the chip says in every frame, and beside it what the database holds. */
async function watchChip(tab: Page, database: string): Promise<void> {
  await tab.evaluate(
    async ([name, word]) => {
      const asked = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const core = await asked(indexedDB.open(name));
      const seen: NonNullable<Window['meikanSeen']> = { frames: 0, said: [], looks: [] };
      window.meikanSeen = seen;
      const frame = () => {
        seen.frames += 1;
        if (document.querySelector('header .sync')?.textContent?.includes(word)) seen.said.push(performance.now());
        requestAnimationFrame(frame);
      };
      const lookIn = async () => {
        const from = performance.now();
        const keys = await asked(core.transaction('outbox').objectStore('outbox').getAllKeys());
        seen.looks.push({ from, until: performance.now(), edits: keys.map(Number) });
        setTimeout(lookIn, 4);
      };
      frame();
      void lookIn();
    },
    [database, SYNCED] as const,
  );
}

async function seenIn(tab: Page): Promise<Seen> {
  const seen = await tab.evaluate(() => window.meikanSeen);
  if (!seen) throw new Error('a tab was loaded anew while it was watched');
  return seen;
}

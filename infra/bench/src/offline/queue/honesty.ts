import { DIRECTORY, edits } from '@meikan/chaos';
import type { Page } from 'playwright-core';
import { exactly, type Row, row } from '../../row.ts';
import type { Measure } from '../measure.ts';
import { liesIn, type Seen } from './lies.ts';
import { articlesOf, openDevice } from './one-device.ts';
import { emptied, wishAll, wishInTurn } from './page-door.ts';

const ROUNDS = 10;
const PATIENCE = 60_000;
const SYNCED = '同期済み';

/** Looks at the chip in every frame while edits are made and sent, in the tab where they are made and in another one. */
export const honesty: Measure = {
  goal: 'G15',
  about: 'chip against the queue',
  async run(context) {
    await using opened = await openDevice(context, 2);
    const { tab, person, proxy, device } = opened;
    proxy.faults = ({ path }) => (path === '/api/commands' ? 'delay' : null);
    for (const each of device.tabs) await watchChip(each, `meikan-core-${person.id}`);
    for (let round = 0; round < Math.max(2, ROUNDS * context.scale); round += 1) {
      const stars = DIRECTORY.articles.map((article) => edits.bookmark(person.id, article, round % 2 === 0));
      await wishInTurn(tab, person, stars.slice(0, 5));
      await wishAll(tab, person, articlesOf(person, 5));
      await emptied(tab, PATIENCE);
    }
    const rows: Row[] = [];
    for (const [at, each] of device.tabs.entries()) rows.push(...told(at, await seenIn(each)));
    return rows;
  },
};

function told(at: number, seen: Seen): readonly Row[] {
  const about = at === 0 ? 'in the tab of the edits' : 'in another tab';
  return [
    row({ name: `frames looked at ${about}`, value: seen.frames, unit: 'frames' }),
    row({ name: `of them, 「synced」 over a queue ${about}`, value: liesIn(seen), unit: 'frames', goal: exactly(0) }),
  ];
}

declare global {
  interface Window {
    meikanSeen?: { frames: number; said: number[]; counts: { from: number; until: number; rows: number }[] };
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
      const seen: NonNullable<Window['meikanSeen']> = { frames: 0, said: [], counts: [] };
      window.meikanSeen = seen;
      const frame = () => {
        seen.frames += 1;
        if (document.querySelector('header .sync')?.textContent?.includes(word)) seen.said.push(performance.now());
        requestAnimationFrame(frame);
      };
      const count = async () => {
        const from = performance.now();
        const rows = await asked(core.transaction('outbox').objectStore('outbox').count());
        seen.counts.push({ from, until: performance.now(), rows });
        setTimeout(count, 4);
      };
      frame();
      void count();
    },
    [database, SYNCED] as const,
  );
}

async function seenIn(tab: Page): Promise<Seen> {
  const seen = await tab.evaluate(() => window.meikanSeen);
  if (!seen) throw new Error('a tab was loaded anew while it was watched');
  return seen;
}

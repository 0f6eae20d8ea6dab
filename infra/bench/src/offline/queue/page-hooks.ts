import { eventually } from '@meikan/testkit';
import type { Page } from 'playwright-core';

/** Whose page is edited. */
export type Own = { readonly id: string; readonly username: string };

/** An edit as chaos runs draw it (`edits`), as far as the page needs it. */
type Drawn = { readonly type: string; readonly stream: string; readonly data: unknown };

declare global {
  interface Window {
    /** The hooks of the chaos build (pwa/src/offline/testing/chaos-hooks.ts), as far as it is used from within the page. */
    readonly meikanChaos: {
      enqueue(own: Own, edit: Drawn): Promise<string | null>;
      upload(pictures: number, bytes: number): Promise<void>;
      rows(): Promise<readonly { readonly status: string }[]>;
      isOpen(): boolean;
    };
  }
}

/** After how many ms an edit was durable, and after how many its copy stood too and whoever made it had their answer. */
export type Taken = { readonly durable: number; readonly answered: number };

/**
 * Makes edits one after the other, each when the page has drawn the one before. That an edit is safe is told by the browser: the
 * transaction that wrote it is complete.
 */
export function enqueueInTurn(tab: Page, own: Own, edits: readonly Drawn[]): Promise<readonly Taken[]> {
  return tab.evaluate(
    async ({ own, edits }) => {
      const taken: Taken[] = [];
      // No wait for a time: a task of its own comes after what the browser has queued before it, a frame or an event.
      const nextTask = () => new Promise((resolve) => setTimeout(resolve));
      let completed = 0;
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (...asked) {
        // Heard after the app's own listener, which answers whoever waits; the event was made before both.
        this.transaction.addEventListener('complete', ({ timeStamp }) => (completed = timeStamp));
        return put.apply(this, asked);
      };
      for (const edit of edits) {
        await new Promise(requestAnimationFrame);
        // By then the frame is drawn.
        await nextTask();
        const from = performance.now();
        await window.meikanChaos.enqueue(own, edit);
        const answered = performance.now() - from;
        // By then the transaction's event was heard here too.
        await nextTask();
        if (completed < from) throw new Error('an edit was answered that no transaction has written');
        taken.push({ durable: completed - from, answered });
      }
      IDBObjectStore.prototype.put = put;
      return taken;
    },
    { own, edits },
  );
}

/** Makes edits as fast as they are taken, for what is measured afterwards. */
export async function enqueueAll(tab: Page, own: Own, edits: readonly Drawn[]): Promise<void> {
  await tab.evaluate(
    async ({ own, edits }) => {
      for (let at = 0; at < edits.length; at += 100) {
        await Promise.all(edits.slice(at, at + 100).map((edit) => window.meikanChaos.enqueue(own, edit)));
      }
    },
    { own, edits },
  );
}

/** Resolves when the queue of a device is empty; waits at most so many ms. @throws Error when something waits for its person */
export async function emptied(tab: Page, within: number): Promise<void> {
  const states = () => tab.evaluate(async () => (await window.meikanChaos.rows()).map(({ status }) => status));
  await eventually(async () => (await states()).every((status) => status === 'standing'), { within });
  const standing = (await states()).length;
  if (standing > 0) throw new Error(`${standing} edits were not taken`);
}

import type { Page } from 'playwright-core';
import { z } from 'zod';
import type { Edit } from '../plan/edit.ts';

/** Whose page is edited. */
export type Own = { readonly id: string; readonly username: string };

const json = z.record(z.string(), z.json());
const row = z.object({
  id: z.string(),
  type: z.string(),
  stream: z.string(),
  data: json,
  status: z.enum(['waiting', 'inflight', 'standing']),
  trouble: z.object({ kind: z.string(), fields: z.array(z.string()).optional() }).optional(),
  failure: z.string().nullable(),
  sent: z.boolean(),
  dependsOn: z.array(z.string()),
});
/** A row of the queue, as far as runs look at it. */
export type SeenRow = z.output<typeof row>;

type Query = 'profile' | 'articles' | 'bookmarks';

/** The hooks in the page (pwa/src/offline/testing/chaos-hooks.ts), called by name. */
async function call(tab: Page, name: string, ...words: readonly unknown[]): Promise<unknown> {
  return tab.evaluate(
    async ([called, given]) => {
      const hooks = Reflect.get(window, 'meikanChaos') as Record<string, (...words: readonly unknown[]) => unknown>;
      const act = hooks[called];
      if (!act) throw new Error(`there is no hook ${called}`);
      return act(...given);
    },
    [name, words] as const,
  );
}

async function enqueueInTurn(tab: Page, ...given: readonly [own: Own, edits: readonly unknown[]]): Promise<void> {
  await tab.evaluate(async ([own, edits]) => {
    const { enqueue } = Reflect.get(window, 'meikanChaos') as {
      enqueue(...words: readonly unknown[]): Promise<unknown>;
    };
    for (const edit of edits) await enqueue(own, edit);
  }, given);
}

const drawn = ({ type, stream, data, dependsOn = [] }: Edit) => ({ type, stream, data, dependsOn });

/** Everything that a run does in a page. */
export const hooksOf = (tab: Page) => ({
  enqueue: async (own: Own, edit: Edit) =>
    z
      .string()
      .nullable()
      .parse(await call(tab, 'enqueue', own, drawn(edit))),
  /** Enqueues one after the other without leaving the page in between. */
  enqueueAll: (own: Own, edits: readonly Edit[]) => enqueueInTurn(tab, own, edits.map(drawn)),
  rows: async () => z.array(row).parse(await call(tab, 'rows')),
  born: async () =>
    z
      .string()
      .nullable()
      .parse(await call(tab, 'born')),
  upload: (pictures: number, bytes: number) => call(tab, 'upload', pictures, bytes),
  pictures: async () => z.array(z.string()).parse(await call(tab, 'pictures')),
  layPictures: (...ids: readonly string[]) => call(tab, 'layPictures', ...ids),
  sendNow: () => call(tab, 'sendNow'),
  decide: (id: string, choices: Readonly<Record<string, 'mine' | 'theirs'>>) => call(tab, 'decide', id, choices),
  retry: (id: string) => call(tab, 'retry', id),
  discard: async (id: string) => z.array(row).parse(await call(tab, 'discard', id)),
  shown: (own: Own, query: Query) => call(tab, 'shown', own, query),
});
export type Hooks = ReturnType<typeof hooksOf>;

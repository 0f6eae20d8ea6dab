import { type ArticleItem, partitionOf } from '@meikan/contracts';
import { presentOutbox } from '../../offline/index.ts';
import { editAgain, removeArticle, restoreArticle } from './enqueue-article.ts';
import type { ItemOwner } from './item-owner.ts';

export type UndoableRemoval = {
  /** The row that carries the removal; `null`: the item had never been sent, and is gone with its registration. */
  readonly id: string | null;
  /** Takes the removal back. Answers the row that carries that; `null`: the removal had not been sent, and is nowhere any more. */
  undo(): Promise<string | null>;
};
type Outbox = Awaited<ReturnType<typeof presentOutbox>>;

/** Removes an item. What waited to be sent of it goes as well, and comes back with it. */
export async function removeUndoably(owner: ItemOwner, item: ArticleItem): Promise<UndoableRemoval> {
  const outbox = await presentOutbox();
  const partition = partitionOf('remove-article', { articleId: item.id, owner }, outbox.account);
  const before = (await outbox.contents()).queue.rows.filter(({ stream }) => stream === partition);
  const id = await removeArticle(owner, item);
  const left = new Set((await outbox.contents()).queue.rows.map((row) => row.id));
  // What is on its way, or may have arrived, the removal leaves as it is: it is sent after it.
  const taken = before.filter((row) => row.status !== 'inflight' && !row.sent && !left.has(row.id));
  return {
    id,
    async undo() {
      if (id === null || (await isTakenBack(outbox, id))) {
        await outbox.putBack(taken);
        return null;
      }
      const restored = await restoreArticle(owner, item);
      for (const row of taken) await editAgain(row, item);
      return restored;
    },
  };
}

/** Whether a removal could be kept from being sent. */
async function isTakenBack(outbox: Outbox, id: string): Promise<boolean> {
  const row = (await outbox.contents()).queue.rows.find((one) => one.id === id);
  return row !== undefined && !row.sent && (await outbox.discard([id])).length > 0;
}

import { type ArticleItem, laneOf } from '@meikan/contracts';
import { presentOutbox } from '../../offline/index.ts';
import { removeArticle } from './article-wishes.ts';

export type UndoableRemoval = {
  /** The row that carries the removal; `null`: the item had never been sent, and is gone with its registration. */
  readonly id: string | null;
  /** Takes the removal back while it has not been sent. Answers whether it could be. */
  undo(): Promise<boolean>;
};

/** Removes an item. What waited to be sent of it goes as well, and comes back with it. */
export async function removeUndoably(userId: string, item: ArticleItem): Promise<UndoableRemoval> {
  const outbox = await presentOutbox();
  const lane = laneOf('remove-article', { articleId: item.id, owner: { kind: 'user', id: userId } }, outbox.account);
  const before = (await outbox.contents()).queue.rows.filter(({ stream }) => stream === lane);
  const id = await removeArticle(userId, item);
  const left = new Set((await outbox.contents()).queue.rows.map((row) => row.id));
  // What is on its way, or may have arrived, the removal leaves as it is: it is sent after it.
  const taken = before.filter((row) => row.status !== 'inflight' && !row.sent && !left.has(row.id));
  return {
    id,
    async undo() {
      if (id !== null && (await outbox.discard([id])).length === 0) return false;
      await outbox.putBack(taken);
      return true;
    },
  };
}

import type { ArticleItem } from '@meikan/contracts';
import { enqueueOrNotify } from '../../offline/index.ts';
import { notify } from '../../ui/index.ts';
import { bookmarkTexts as texts } from './texts.ts';

export type BookmarkState = {
  /** As the person chose, from the moment of the choice. */
  readonly kept: boolean;
  readonly setKept: (kept: boolean) => void;
};

const pageOf = ({ author }: ArticleItem): string =>
  author.kind === 'user' ? `/profile/${author.id}` : `/companies/${author.id}`;

/** Keeps an item or lets it go; with no network, as soon as there is one. */
export function useBookmark(item: ArticleItem): BookmarkState {
  const about = { name: item.articleName, path: pageOf(item) };
  const set = async (value: boolean, restore = false) => {
    const data = { referenceId: item.id, value, ...(restore && { restore }) };
    const enqueued = await enqueueOrNotify({ type: 'set-bookmark', data, about });
    if (!enqueued || value) return;
    notify({ text: texts.removed(item.articleName), action: { label: texts.undo, run: () => void set(true, true) } });
  };
  return { kept: item.isBookmarked, setKept: (kept) => void set(kept) };
}

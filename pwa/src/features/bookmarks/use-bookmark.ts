import type { ArticleItem } from '@meikan/contracts';
import { wishOrTell } from '../../offline/index.ts';
import { notify } from '../../ui/index.ts';
import { bookmarkTexts as texts } from './texts.ts';

export type BookmarkState = {
  /** As the person wished it, from the moment of the wish. */
  readonly kept: boolean;
  readonly wish: (kept: boolean) => void;
};

const pageOf = ({ author }: ArticleItem): string =>
  author.kind === 'user' ? `/profile/${author.id}` : `/companies/${author.id}`;

/** Keeps an item or lets it go; with no network, as soon as there is one. */
export function useBookmark(item: ArticleItem): BookmarkState {
  const about = { name: item.articleName, path: pageOf(item) };
  const set = async (value: boolean, restore = false) => {
    const data = { referenceId: item.id, value, ...(restore && { restore }) };
    const wished = await wishOrTell({ type: 'set-bookmark', data, about });
    if (!wished || value) return;
    notify({ text: texts.removed(item.articleName), action: { label: texts.undo, run: () => void set(true, true) } });
  };
  return { kept: item.isBookmarked, wish: (kept) => void set(kept) };
}

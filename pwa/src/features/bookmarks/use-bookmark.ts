import {
  type ArticleItem,
  getProfile,
  getTopPageData,
  listArticles,
  listBookmarks,
  listCompanyArticles,
  listUserArticles,
  setBookmark,
} from '@meikan/contracts';
import { ApiProblem, ApiUnreachable } from '../../api/api-error.ts';
import { useCommand } from '../../api/api-query.ts';
import { notify } from '../../ui/index.ts';
import { bookmarkTexts as texts } from './texts.ts';

/** Every question whose answer tells whether an item is kept. */
const STALE = [getTopPageData, getProfile, listUserArticles, listBookmarks, listArticles, listCompanyArticles];

export type BookmarkState = {
  /** As the person wished it, from the moment of the wish; back to what stands when the wish failed. */
  readonly kept: boolean;
  readonly wish: (kept: boolean) => void;
};

/** Keeps an item or lets it go. One wish at a time: what is pressed meanwhile is not heard. */
export function useBookmark(item: ArticleItem): BookmarkState {
  const { mutateAsync, isPending, variables } = useCommand(setBookmark, STALE);
  const send = async (value: boolean) => {
    try {
      await mutateAsync({ body: { referenceId: item.id, value } });
      if (!value)
        notify({ text: texts.removed(item.articleName), action: { label: texts.undo, run: () => void send(true) } });
    } catch (error) {
      if (!(error instanceof ApiProblem || error instanceof ApiUnreachable)) throw error;
      notify({ text: error instanceof ApiProblem ? error.message : texts.failed, tone: 'alert' });
    }
  };
  return {
    kept: isPending ? variables.body.value === true : item.isBookmarked,
    wish: (kept) => {
      if (!isPending) void send(kept);
    },
  };
}

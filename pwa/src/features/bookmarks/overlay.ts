import {
  type ArticleItem,
  getArticle,
  getProfile,
  getTopPageData,
  listBookmarks,
  searchEverything,
} from '@meikan/contracts';
import { articleId, type Bookmark, evolveBookmark, instant, noBookmark, userId } from '@meikan/domain';
import { itemLists, itemQueries, withItems } from '../../directory/item-queries.ts';
import {
  type Overlay,
  type OverlayContext,
  overlayOf,
  type Pending,
  payloadOverlay,
  type Views,
} from '../../offline/index.ts';

type PendingCommand = Extract<Pending, { type: 'set-bookmark' }>;

const bookmarksIn = ({ pending }: OverlayContext): readonly PendingCommand[] =>
  pending.filter((one): one is PendingCommand => one.type === 'set-bookmark');

/** One reader's star on one item, after their pending commands. */
function starAfter(
  before: boolean,
  item: string,
  { account }: OverlayContext,
  commands: readonly PendingCommand[],
): boolean {
  const since = instant('1970-01-01T00:00:00.000Z');
  const first: Bookmark = before ? { status: 'on', since } : noBookmark;
  const state = commands.reduce((reached: Bookmark, { data, command }) => {
    if (data.referenceId !== item) return reached;
    const type = data.value ? ('article-bookmarked' as const) : ('bookmark-removed' as const);
    const pair = { userId: userId(account), referenceId: articleId(item), at: instant(command.issuedAt) };
    return evolveBookmark(reached, { type, data: pair });
  }, first);
  return state.status === 'on';
}

function withStars(items: readonly ArticleItem[], context: OverlayContext): ArticleItem[] {
  const commands = bookmarksIn(context);
  return items.map((item) => {
    const isBookmarked = starAfter(item.isBookmarked, item.id, context, commands);
    return isBookmarked === item.isBookmarked ? item : { ...item, isBookmarked };
  });
}

/** One's own list: what was let go leaves it; what was kept just now comes with the server's next answer. */
const ownList: Overlay = overlayOf(listBookmarks, (answer, { account, input }) => {
  if (input.params?.id !== account) return answer;
  const payload = answer.payload.filter(({ isBookmarked }) => isBookmarked);
  const left = answer.payload.length - payload.length;
  return left === 0
    ? answer
    : { ...answer, payload, total: answer.total === undefined ? undefined : answer.total - left };
});

export const bookmarkViews: Views = {
  overlays: [
    ...itemLists.map((call) => payloadOverlay(call, withStars)),
    payloadOverlay(getTopPageData, (top, context) => ({
      ...top,
      latestArticles: withStars(top.latestArticles, context),
    })),
    payloadOverlay(getProfile, (profile, context) => ({ ...profile, articles: withStars(profile.articles, context) })),
    payloadOverlay(getArticle, (item, context) => withStars([item], context)[0] ?? item),
    payloadOverlay(searchEverything, (finds, context) =>
      withItems(finds, (item) => withStars([item], context)[0] ?? item),
    ),
    // After the stars, by which it goes.
    ownList,
  ],
  stale: { 'set-bookmark': itemQueries },
};

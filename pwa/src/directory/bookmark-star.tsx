import type { ArticleItem } from '@meikan/contracts';
import { useNavigate } from '@tanstack/react-router';
import { enqueueOrNotify } from '../offline/index.ts';
import { useReturnTo } from '../session/return-to.ts';
import { useSession } from '../session/session.ts';
import { notify, StarButton } from '../ui/index.ts';
import { directoryTexts } from './texts.ts';

const texts = directoryTexts.star;

type Props = { readonly item: ArticleItem };

/**
 * The star beside an item. Not on what cannot be kept (white papers), not on one's own, not for business and
 * administrators' accounts; who is not signed in is told how.
 */
export function BookmarkStar({ item }: Props) {
  const session = useSession();
  if (!item.bookmarkable) return null;
  if (session.kind === 'anonymous') return <SignInStar name={item.articleName} />;
  // As a visitor sees one's own page, its items say that they can be kept.
  return session.role === 'general' && session.account.id !== item.author.id ? <Star item={item} /> : null;
}

const pageOf = ({ author }: ArticleItem): string =>
  author.kind === 'user' ? `/profile/${author.id}` : `/companies/${author.id}`;

/** Keeps an item or lets it go; with no network, as soon as there is one. */
function Star({ item }: Props) {
  const about = { name: item.articleName, path: pageOf(item) };
  const set = async (value: boolean, restore = false) => {
    const data = { referenceId: item.id, value, ...(restore && { restore }) };
    const enqueued = await enqueueOrNotify({ type: 'set-bookmark', data, about });
    if (!enqueued || value) return;
    notify({ text: texts.removed(item.articleName), action: { label: texts.undo, run: () => void set(true, true) } });
  };
  return <StarButton of={item.articleName} pressed={item.isBookmarked} onToggle={(kept) => void set(kept)} />;
}

function SignInStar({ name }: { readonly name: string }) {
  const navigate = useNavigate();
  const returnTo = useReturnTo();
  const invite = () =>
    notify({
      text: texts.signIn,
      tone: 'waiting',
      action: { label: directoryTexts.signIn, run: () => void navigate({ to: '/login', search: { returnTo } }) },
    });
  return <StarButton of={name} pressed={false} onToggle={invite} />;
}

import type { ArticleItem } from '@meikan/contracts';
import { useNavigate } from '@tanstack/react-router';
import { useReturnTo } from '../../session/return-to.ts';
import { useSession } from '../../session/session.ts';
import { notify, StarButton } from '../../ui/index.ts';
import { bookmarkTexts as texts } from './texts.ts';
import { useBookmark } from './use-bookmark.ts';

/**
 * The star beside an item. Not on what cannot be kept (white papers), not on one's own, not for business and
 * administrators' accounts; who is not signed in is told how.
 */
export function BookmarkStar({ item }: { readonly item: ArticleItem }) {
  const session = useSession();
  if (!item.bookmarkable) return null;
  if (session.kind === 'anonymous') return <SignInStar name={item.articleName} />;
  return session.role === 'general' ? <Star item={item} /> : null;
}

function Star({ item }: { readonly item: ArticleItem }) {
  const { kept, setKept } = useBookmark(item);
  return <StarButton of={item.articleName} pressed={kept} onToggle={setKept} />;
}

function SignInStar({ name }: { readonly name: string }) {
  const navigate = useNavigate();
  const returnTo = useReturnTo();
  const invite = () =>
    notify({
      text: texts.signIn,
      tone: 'waiting',
      action: { label: texts.signInAction, run: () => void navigate({ to: '/login', search: { returnTo } }) },
    });
  return <StarButton of={name} pressed={false} onToggle={invite} />;
}

import { useNavigate } from '@tanstack/react-router';
import { useReturnTo } from '../../session/return-to.ts';
import { useSession } from '../../session/session.ts';
import { Button, notify } from '../../ui/index.ts';
import { followTexts as texts } from './texts.ts';
import { type Followed, useFollow } from './use-follow.ts';

type Props = { readonly person: Followed; readonly size?: 's' | 'm' };

/** Follows a person; says who to the screen reader, and how to sign in to those who are not. Nobody follows themselves. */
export function FollowButton({ person, size = 'm' }: Props) {
  const session = useSession();
  const { following, setFollowing } = useFollow(person);
  const invite = useSignInInvitation();
  if (session.kind === 'account' && session.account.id === person.id) return null;
  return (
    <Button
      icon={following ? 'check' : 'plus'}
      size={size}
      variant={following || size === 's' ? 'default' : 'primary'}
      onClick={() => (session.kind === 'anonymous' ? invite() : setFollowing(!following))}
    >
      <span>{following ? texts.following : texts.follow}</span>
      <span className="sr">{following ? texts.unfollowOne(person.name) : texts.followOne(person.name)}</span>
    </Button>
  );
}

function useSignInInvitation(): () => void {
  const navigate = useNavigate();
  const returnTo = useReturnTo();
  return () =>
    notify({
      text: texts.signIn,
      tone: 'waiting',
      action: { label: texts.signInAction, run: () => void navigate({ to: '/login', search: { returnTo } }) },
    });
}

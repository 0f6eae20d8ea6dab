import type { Profile } from '@meikan/contracts';
import { Link } from '@tanstack/react-router';
import { buttonClass, ExternalMark, Icon } from '../../ui/index.ts';

type Props = { readonly profile: Pick<Profile, 'username'>; readonly children: string };

/** For owners: their profile as others see it, in a tab of its own. */
export function PreviewLink({ profile, children }: Props) {
  return (
    <Link
      className={buttonClass()}
      to="/profile/$id"
      params={{ id: profile.username }}
      search={{ preview: true }}
      target="_blank"
      rel="noopener"
    >
      <Icon name="eye" />
      {children}
      <ExternalMark />
    </Link>
  );
}

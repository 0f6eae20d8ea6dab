import type { Profile } from '@meikan/contracts';
import { useState } from 'react';
import { Avatar, Icon } from '../../ui/index.ts';
import { PeopleDialog } from './people-dialog.tsx';
import { followTexts as texts } from './texts.ts';
import './follows.css';

/** The newest followers' pictures, and the way to all of them. */
export function FollowersPeek({ profile }: { readonly profile: Profile }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <div className="fpeek" aria-hidden="true">
        {profile.followedUsers.map(({ id, avatar }) => (
          <Avatar key={id} id={id} src={avatar} />
        ))}
      </div>
      <button type="button" className="more" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span>{texts.openFollowers(profile.followerCount)}</span>
        <Icon name="arrow" />
      </button>
      <PeopleDialog person={profile} side={open ? 'followers' : null} onClose={() => setOpen(false)} />
    </>
  );
}

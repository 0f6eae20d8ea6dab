import type { Profile } from '@meikan/contracts';
import { figure } from '@meikan/domain';
import { useState } from 'react';
import { PeopleDialog } from './people-dialog.tsx';
import type { Side } from './people-query.ts';
import { followTexts as texts } from './texts.ts';
import './follows.css';

/** How many follow and are followed; each opens its list. */
export function FollowCounts({ profile }: { readonly profile: Profile }) {
  const [side, setSide] = useState<Side | null>(null);
  return (
    <span className="fcounts">
      <Count side="followers" count={profile.followerCount} onOpen={setSide} />
      <Count side="following" count={profile.followingCount} onOpen={setSide} />
      <PeopleDialog person={profile} side={side} onClose={() => setSide(null)} />
    </span>
  );
}

type CountProps = { readonly side: Side; readonly count: number; readonly onOpen: (side: Side) => void };

function Count({ side, count, onOpen }: CountProps) {
  return (
    <button type="button" className="fcount" aria-haspopup="dialog" onClick={() => onOpen(side)}>
      <b>{figure(count)}</b>
      {texts.counts[side]}
    </button>
  );
}

import type { Profile } from '@meikan/contracts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button, buttonClass, Icon, Note } from '../../ui/index.ts';
import { copyAddress } from './copy-address.ts';
import { AvatarButton } from './edit/avatar-button.tsx';
import { BannerButton } from './photos/banner.tsx';
import { profileTexts as texts } from './texts.ts';

/** What only the owner sees below the name: the page's address to copy, and what the page waits for. */
export function OwnerStrip({ profile, feeds }: { readonly profile: Profile; readonly feeds: ReactNode }) {
  return (
    <>
      <div className="ownbar">
        <p className="grow">
          <Icon name="lock" />
          <span className="ph">{texts.ownerOnly}</span>
        </p>
        <AvatarButton profile={profile} />
        {feeds}
        <BannerButton profile={profile} />
        <Link
          className={buttonClass({ size: 's' })}
          to="/profile/$id"
          params={{ id: profile.username }}
          search={{ tab: 'footprint' }}
          resetScroll={false}
        >
          <Icon name="eye" />
          {texts.footprints(profile.footprintUserCount)}
        </Link>
        <Button icon="link" size="s" onClick={() => void copyAddress(profile)}>
          {texts.copyUrl}
        </Button>
      </div>
      {profile.isRequestUpdate && (
        <Note tone="kin" title={texts.requestUpdate.title}>
          {texts.requestUpdate.body}
        </Note>
      )}
    </>
  );
}

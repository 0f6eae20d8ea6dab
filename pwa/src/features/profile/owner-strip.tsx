import type { Profile } from '@meikan/contracts';
import { Button, Icon, Note, notify } from '../../ui/index.ts';
import { AvatarButton } from './edit/avatar-button.tsx';
import { profileTexts as texts } from './texts.ts';

/** What only the owner sees below the name: the page's address to copy, and what the page waits for. */
export function OwnerStrip({ profile }: { readonly profile: Profile }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(`/profile/${profile.username}`, location.origin).href);
      notify({ text: texts.copied });
    } catch (error) {
      // Browsers refuse the clipboard on insecure addresses and when it was denied.
      if (!(error instanceof DOMException) && !(error instanceof TypeError)) throw error;
      notify({ text: texts.notCopied, tone: 'alert' });
    }
  };
  return (
    <>
      <div className="ownbar">
        <p className="grow">
          <Icon name="lock" />
          <span className="ph">{texts.ownerOnly}</span>
        </p>
        <AvatarButton profile={profile} />
        <Button size="s" onClick={() => void copy()}>
          <Icon name="link" />
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

import type { Profile } from '@meikan/contracts';
import { useState } from 'react';
import { TextField } from '../../../ui/forms.ts';
import { Button } from '../../../ui/index.ts';
import { addressOf, copyAddress } from '../copy-address.ts';
import { PreviewLink } from '../preview-link.tsx';
import { publicationTexts } from '../publication/publication.texts.ts';
import { publish } from '../publication/publish.ts';
import { isReady } from './steps.ts';
import { onboardingTexts } from './texts.ts';

const texts = onboardingTexts.parts.share;

/** The address to hand on, and how the page looks to those who get it. */
export function SharePart({ profile }: { readonly profile: Profile }) {
  return (
    <>
      {profile.isDraft ? <Publishing profile={profile} /> : <Card key={profile.revision} profile={profile} />}
      <div className="onb__a">
        <TextField label={texts.address} value={addressOf(profile)} readOnly onChange={() => undefined} />
        <Button icon="link" variant={profile.isDraft ? 'default' : 'primary'} onClick={() => void copyAddress(profile)}>
          {texts.copy}
        </Button>
      </div>
      <PreviewLink profile={profile}>{texts.preview}</PreviewLink>
    </>
  );
}

/** A draft has no page yet for those who get its address. */
function Publishing({ profile }: { readonly profile: Profile }) {
  return (
    <>
      <p className="prose">{isReady(profile) ? texts.ready : texts.notReady}</p>
      <Button variant="primary" onClick={() => void publish(profile, true)}>
        {publicationTexts.publish}
      </Button>
    </>
  );
}

/** The picture that other sites show beside the address; drawn by the server. */
function Card({ profile: { username, name, revision } }: { readonly profile: Profile }) {
  const [failed, setFailed] = useState(false);
  return (
    <>
      <p className="prose">{texts.published}</p>
      {failed ? (
        <p className="faint sm">{texts.noCard}</p>
      ) : (
        <img
          className="onb__c"
          src={`/cards/person/${username}.png?v=${revision}`}
          width={1200}
          height={630}
          alt={texts.card(name)}
          onError={() => setFailed(true)}
        />
      )}
    </>
  );
}

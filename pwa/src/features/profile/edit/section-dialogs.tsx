import type { Profile } from '@meikan/contracts';
import { useState } from 'react';
import type { EditKey, SectionKey } from '../sections.ts';
import { BasicsDialog } from './basics-dialog.tsx';
import { ConnectionDialog } from './connection-dialog.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { InvestmentDialog } from './investment-dialog.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { LevelsDialog } from './levels-dialog.tsx';
import { LinkDialog, type LinkPlace } from './link-dialog.tsx';
import { LinksDialog } from './links-dialog.tsx';
import { ResourcesDialog } from './resources-dialog.tsx';
import { SchoolsDialog } from './schools-dialog.tsx';
import { SnsDialog } from './sns-dialog.tsx';
import { TalkDialog } from './talk-dialog.tsx';
import { WorkDialog } from './work-dialog.tsx';
import { WorkOfferDialog } from './work-offer-dialog.tsx';
import { XDialog } from './x-dialog.tsx';

type Props = {
  readonly profile: Profile;
  readonly section: EditKey | null;
  readonly onClose: () => void;
};

/** Every dialog of the profile, of which at most one is open. */
export function SectionDialogs({ profile, section, onClose }: Props) {
  const of = (key: SectionKey) => ({ profile, opened: section === key, onClose });
  const asked = linkPlace(section);
  const at = useLast(asked);
  return (
    <>
      <BasicsDialog {...of('basics')} />
      <WorkDialog {...of('work')} />
      <SchoolsDialog {...of('schools')} />
      <KeysDialog {...of('workStyles')} field="workStyles" />
      <KeysDialog {...of('hobbies')} field="hobbies" />
      <ResourcesDialog {...of('resources')} />
      <LinksDialog {...of('links')} />
      <LinkDialog profile={profile} at={at ?? 'new'} opened={asked !== null} onClose={onClose} />
      <SnsDialog {...of('sns')} />
      <XDialog {...of('x')} />
      <LevelsDialog {...of('levels')} />
      <TalkDialog {...of('talk')} />
      <ContactDialog {...of('contact')} />
      <WorkOfferDialog {...of('sideJobs')} field="sideJobsInfo" />
      <WorkOfferDialog {...of('jobRequest')} field="jobRequest" />
      <ConnectionDialog {...of('connection')} />
      <InvestmentDialog {...of('investment')} />
    </>
  );
}

/** What was asked for last: the word that it is done speaks of it when nothing is asked any more. */
function useLast(asked: LinkPlace | null): LinkPlace | null {
  const [last, setLast] = useState(asked);
  if (asked !== null && asked !== last) setLast(asked);
  return asked ?? last;
}

function linkPlace(key: EditKey | null): LinkPlace | null {
  const [, place] = /^link-(.+)$/.exec(key ?? '') ?? [];
  if (place === undefined) return null;
  return place === 'new' ? place : Number(place);
}

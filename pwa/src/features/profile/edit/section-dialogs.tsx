import { type Profile, updateProfile } from '@meikan/contracts';
import { ownKeys } from '@meikan/domain';
import { useState } from 'react';
import { FormDialog } from '../../../editing/form/form-dialog.tsx';
import { aboutOf } from '../about-of.ts';
import type { EditKey, SectionKey } from '../sections.ts';
import { FORMS } from './forms.ts';
import { LevelsDialog } from './levels-dialog.tsx';
import { LinkDialog, type LinkPlace } from './link-dialog.tsx';
import { fieldsOf, saveProfile } from './save-profile.ts';
import { SnsDialog } from './sns-dialog.tsx';
import { WorkDialog } from './work-dialog.tsx';
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
      <Forms {...{ profile, section, onClose }} />
      <WorkDialog {...of('work')} />
      <LinkDialog profile={profile} at={at ?? 'new'} opened={asked !== null} onClose={onClose} />
      <SnsDialog {...of('sns')} />
      <XDialog {...of('x')} />
      <LevelsDialog {...of('levels')} />
    </>
  );
}

/** The dialogs that are made from the table of forms. */
function Forms({ profile, section, onClose }: Props) {
  const present = fieldsOf(profile);
  const save = saveProfile(profile);
  return ownKeys(FORMS).map((key) => (
    <FormDialog
      key={key}
      {...FORMS[key]}
      {...{ onClose, present, save }}
      opened={section === key}
      name={`profile ${profile.id} ${key}`}
      shown={{ profile }}
      about={aboutOf(profile)}
      call={updateProfile}
    />
  ));
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

import type { Profile } from '@meikan/contracts';
import type { SectionKey } from '../sections.ts';
import { BasicsDialog } from './basics-dialog.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { LinksDialog } from './links-dialog.tsx';
import { ResourcesDialog } from './resources-dialog.tsx';
import { SchoolsDialog } from './schools-dialog.tsx';
import { SnsDialog } from './sns-dialog.tsx';
import { TalkDialog } from './talk-dialog.tsx';
import { WorkDialog } from './work-dialog.tsx';

type Props = {
  readonly profile: Profile;
  readonly section: SectionKey | null;
  readonly onClose: () => void;
};

/** Every dialog of the profile, of which at most one is open. */
export function SectionDialogs({ profile, section, onClose }: Props) {
  const of = (key: SectionKey) => ({ profile, opened: section === key, onClose });
  return (
    <>
      <BasicsDialog {...of('basics')} />
      <WorkDialog {...of('work')} />
      <SchoolsDialog {...of('schools')} />
      <KeysDialog {...of('workStyles')} field="workStyles" />
      <KeysDialog {...of('hobbies')} field="hobbies" />
      <ResourcesDialog {...of('resources')} />
      <LinksDialog {...of('links')} />
      <SnsDialog {...of('sns')} />
      <TalkDialog {...of('talk')} />
    </>
  );
}

import type { Profile } from '@meikan/contracts';
import { lazy, Suspense, useState } from 'react';
import { useBeganWith } from '../../editing/use-began-with.ts';
import { AvatarDialog } from './edit/avatar-dialog.tsx';
import { PhotosDialog } from './photos/photos-dialog.tsx';
import type { EditKey } from './sections.ts';

/** Forms are fetched when their owner first edits; readers never load them. */
const SectionDialogs = lazy(async () => ({ default: (await import('./edit/section-dialogs.tsx')).SectionDialogs }));

type Props = {
  readonly profile: Profile;
  readonly section: EditKey | null;
  readonly onClose: () => void;
};

/** The dialog of the section that is edited. It stays mounted afterwards, so that the focus goes back. */
export function SectionEditor({ profile, section, onClose }: Props) {
  const [wanted, setWanted] = useState(false);
  const beganWith = useBeganWith(profile, section !== null);
  if (section !== null && !wanted) setWanted(true);
  return wanted ? (
    <Suspense fallback={null}>
      <SectionDialogs profile={beganWith} section={section} onClose={onClose} />
      <AvatarDialog profile={profile} opened={section === 'avatar'} onClose={onClose} />
      <PhotosDialog profile={profile} field="otherPhotos" opened={section === 'photos'} onClose={onClose} />
    </Suspense>
  ) : null;
}

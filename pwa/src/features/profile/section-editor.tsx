import type { Profile } from '@meikan/contracts';
import { lazy, Suspense, useState } from 'react';
import type { SectionKey } from './sections.ts';

/** Forms are fetched when their owner first edits; readers never load them. */
const SectionDialogs = lazy(async () => ({ default: (await import('./edit/section-dialogs.tsx')).SectionDialogs }));

type Props = {
  readonly profile: Profile;
  readonly section: SectionKey | null;
  readonly onClose: () => void;
};

/** The dialog of the section that is edited. It stays mounted afterwards, so that the focus goes back. */
export function SectionEditor(props: Props) {
  const [wanted, setWanted] = useState(false);
  if (props.section !== null && !wanted) setWanted(true);
  return wanted ? (
    <Suspense fallback={null}>
      <SectionDialogs {...props} />
    </Suspense>
  ) : null;
}

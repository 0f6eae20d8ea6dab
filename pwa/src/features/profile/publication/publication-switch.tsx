import type { Profile } from '@meikan/contracts';
import { useQuery } from '@tanstack/react-query';
import { Asked } from '../../../directory/asked.tsx';
import { SkeletonList, SwitchRow } from '../../../ui/index.ts';
import { profileQuery } from '../profile-query.ts';
import { publicationTexts } from './publication.texts.ts';
import { publish } from './publish.ts';

const texts = publicationTexts.toggle;

/** Whether everybody sees one's own profile; with no network, it is sent as soon as there is one. */
export function PublicationSwitch({ id }: { readonly id: string }) {
  const query = useQuery(profileQuery(id, false));
  return (
    <Asked query={query} waiting={<SkeletonList rows={1} />}>
      {({ payload: profile }) => (
        <SwitchRow
          label={texts.label}
          consequence={consequenceOf(profile)}
          on={!profile.isDraft}
          onChange={(on) => void publish(profile, on)}
        />
      )}
    </Asked>
  );
}

function consequenceOf({ disabled, isLeaving, isDraft }: Profile): string {
  if (disabled) return texts.withheld;
  if (isLeaving) return texts.leaving;
  return isDraft ? texts.off : texts.on;
}

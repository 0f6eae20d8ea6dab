import { japanDay, type Profile, updateSns } from '@meikan/contracts';
import { EditDialog } from '../../../editing/edit-dialog.tsx';
import { SnsAccounts, snsLabels } from '../../../editing/sns-accounts.tsx';
import { snsBody, snsDraftOf, snsFaults } from '../../../editing/sns-draft.ts';
import { editTexts } from './texts.ts';
import { type SectionDialogProps, useSnsUpdate } from './use-profile-update.ts';

/** The four accounts elsewhere, with the follower counts that their owner has confirmed. */
export function SnsDialog({ profile, opened, onClose }: SectionDialogProps<Profile>) {
  return (
    <EditDialog
      opened={opened}
      onClose={onClose}
      title={editTexts.sns.title}
      name={`profile ${profile.id} sns`}
      shown={{ profile }}
      initial={snsDraftOf(profile.sns, japanDay(Date.now()))}
      check={snsFaults}
      call={updateSns}
      body={snsBody}
      save={useSnsUpdate(profile)}
      labels={snsLabels}
    >
      {(form) => <SnsAccounts {...form} />}
    </EditDialog>
  );
}

import { japanDay, type Profile, updateSns } from '@meikan/contracts';
import { EditDialog } from '../../../editing/edit-dialog.tsx';
import { SnsAccounts } from '../../../editing/sns-accounts.tsx';
import { snsBody, snsDraftOf, snsFaults } from '../../../editing/sns-draft.ts';
import { type SectionDialogProps, saveSns } from './save-profile.ts';
import { editTexts } from './texts.ts';

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
      save={saveSns(profile)}
    >
      {(form) => <SnsAccounts {...form} />}
    </EditDialog>
  );
}

import { type CallBodyInput, japanDay, type Profile, updateSns } from '@meikan/contracts';
import { EditDialog } from '../../../editing/edit-dialog.tsx';
import { accountDraft, type SnsAccountDraft, snsFault, wireAccount } from '../../../editing/sns-draft.ts';
import { editingTexts } from '../../../editing/texts.ts';
import { DateField, TextField } from '../../../ui/forms.ts';
import { type SectionDialogProps, saveSns } from './save-profile.ts';
import { editTexts } from './texts.ts';

const texts = { ...editingTexts.sns, ...editTexts.sns };

type XDraft = SnsAccountDraft & { readonly confirmedDate: string | null };

const draftOf = (profile: Profile, today: string): XDraft => ({
  ...accountDraft(profile.sns, 'twitter'),
  confirmedDate: profile.sns.twitter?.confirmedDate ?? today,
});

const bodyOf = ({ confirmedDate, ...account }: XDraft): CallBodyInput<typeof updateSns> => ({
  twitter: wireAccount(account),
  ...(confirmedDate === null ? {} : { confirmedDate }),
});

/** The account on X: handle, what it is called here, and the follower count that its owner has confirmed. */
export function XDialog({ profile, opened, onClose }: SectionDialogProps<Profile>) {
  return (
    <EditDialog
      opened={opened}
      onClose={onClose}
      title={texts.xTitle}
      name={`profile ${profile.id} x`}
      shown={{ profile }}
      initial={draftOf(profile, japanDay(Date.now()))}
      check={(draft) => snsFault('twitter', draft)}
      call={updateSns}
      body={bodyOf}
      save={saveSns(profile)}
      done={editTexts.edited}
    >
      {({ values, set, errorOf }) => (
        <>
          <TextField
            label={texts.handle}
            placeholder={texts.examples.twitter}
            value={values.value}
            onChange={(value) => set({ value })}
            error={errorOf('twitter.value')}
          />
          <TextField
            label={texts.label}
            value={values.label}
            onChange={(label) => set({ label })}
            error={errorOf('twitter.label')}
          />
          <TextField
            label={texts.follower}
            help={texts.followerHelp}
            inputMode="numeric"
            value={values.follower}
            onChange={(follower) => set({ follower })}
            error={errorOf('twitter.follower')}
          />
          <DateField
            label={texts.confirmedDate}
            value={values.confirmedDate}
            onChange={(confirmedDate) => set({ confirmedDate })}
            error={errorOf('confirmedDate')}
          />
        </>
      )}
    </EditDialog>
  );
}

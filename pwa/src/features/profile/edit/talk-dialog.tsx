import { type Profile, updateProfile } from '@meikan/contracts';
import { TextField } from '../../../ui/forms.ts';
import { EditDialog } from './edit-dialog.tsx';
import { editTexts } from './texts.ts';
import { type SectionDialogProps, useProfileUpdate } from './use-profile-update.ts';

const texts = editTexts.casualTalk;

/** The address where a casual talk is booked. */
export function TalkDialog({ profile, opened, onClose }: SectionDialogProps<Profile>) {
  const save = useProfileUpdate(profile);
  const linkImgUrl = profile.casualTalk?.linkImgUrl ?? null;
  return (
    <EditDialog
      opened={opened}
      onClose={onClose}
      title={texts.title}
      name={`profile ${profile.id} talk`}
      shown={{ profile }}
      initial={{ casualTalk: profile.casualTalk?.link ?? '' }}
      call={updateProfile}
      body={({ casualTalk: link }) => ({ casualTalk: link.trim() === '' ? null : { link, linkImgUrl } })}
      save={save}
      labels={{ 'casualTalk.link': texts.link }}
    >
      {({ values, set, errorOf }) => (
        <TextField
          label={texts.link}
          help={texts.help}
          icon="link"
          inputMode="url"
          placeholder={editTexts.links.urlExample}
          value={values.casualTalk}
          onChange={(casualTalk) => set({ casualTalk })}
          error={errorOf('casualTalk.link')}
        />
      )}
    </EditDialog>
  );
}

import { type Profile, updateProfile } from '@meikan/contracts';
import type { ReactNode } from 'react';
import { EditDialog } from '../../../editing/edit-dialog.tsx';
import type { EditForm } from '../../../editing/edit-dialog-props.ts';
import { type SupportDraft, supportBody, supportDraft } from './support-draft.ts';
import { editTexts } from './texts.ts';
import { type SectionDialogProps, useProfileUpdate } from './use-profile-update.ts';

const texts = editTexts.support;
const labels = Object.fromEntries(
  Object.entries(texts.fields).map(([field, label]) => [`investmentSupport.${field}`, label]),
);

type Props = SectionDialogProps<Profile> & {
  readonly part: keyof typeof texts.titles;
  readonly children: (form: EditForm<SupportDraft>) => ReactNode;
};

/** One of the two dialogs of the section on connections and investments; what the other writes stays as it is. */
export function SupportDialog({ part, profile, opened, onClose, children }: Props) {
  return (
    <EditDialog
      opened={opened}
      onClose={onClose}
      title={texts.titles[part]}
      name={`profile ${profile.id} ${part}`}
      shown={{ profile }}
      initial={supportDraft(profile.investmentSupport)}
      call={updateProfile}
      body={supportBody}
      save={useProfileUpdate(profile)}
      labels={labels}
    >
      {children}
    </EditDialog>
  );
}

import { type Profile, updateProfile } from '@meikan/contracts';
import { catalogueEntries } from '@meikan/domain';
import { EditDialog } from '../../../editing/edit-dialog.tsx';
import { CheckList, Fault } from '../../../ui/forms.ts';
import { editTexts } from './texts.ts';
import { type SectionDialogProps, useProfileUpdate } from './use-profile-update.ts';

type Field = 'workStyles' | 'hobbies';
type Keys = { readonly [F in Field]?: readonly string[] };

const CATALOGUES = { workStyles: 'work_style_tags', hobbies: 'hobby_tags' } as const;

/** Work styles or hobbies, chosen from their catalogue. */
export function KeysDialog({
  field,
  profile,
  opened,
  onClose,
}: SectionDialogProps<Profile> & { readonly field: Field }) {
  const texts = editTexts[field];
  const choices = catalogueEntries(CATALOGUES[field]).map(({ key, label }) => ({ value: key, label }));
  const initial: Keys = { [field]: profile[field] };
  return (
    <EditDialog
      opened={opened}
      onClose={onClose}
      title={texts.title}
      name={`profile ${profile.id} ${field}`}
      shown={{ profile }}
      initial={initial}
      call={updateProfile}
      body={(values) => ({ [field]: [...(values[field] ?? [])] })}
      save={useProfileUpdate(profile)}
      labels={{ [field]: texts.label }}
    >
      {({ values, set, errorOf }) => (
        <>
          <CheckList
            label={texts.label}
            choices={choices}
            values={values[field] ?? []}
            onChange={(keys) => set({ [field]: keys })}
          />
          <Fault>{errorOf(field)}</Fault>
        </>
      )}
    </EditDialog>
  );
}

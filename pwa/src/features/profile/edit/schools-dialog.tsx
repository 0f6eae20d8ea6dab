import { type Profile, updateProfile } from '@meikan/contracts';
import { limits } from '@meikan/domain';
import { EditDialog } from '../../../editing/edit-dialog.tsx';
import { Rows } from '../../../editing/rows.tsx';
import { rowsOrBlank } from '../../../editing/rows-or-blank.ts';
import { editingTexts } from '../../../editing/texts.ts';
import { TextField } from '../../../ui/forms.ts';
import { editTexts } from './texts.ts';
import { type SectionDialogProps, useProfileUpdate } from './use-profile-update.ts';

const texts = editTexts.schools;

type School = { readonly name: string };
type Schools = { readonly schoolHistory: readonly School[] };

const BLANK: School = { name: '' };
const named = ({ name }: School) => name.trim() !== '';

/** Where somebody learnt, a line each. */
export function SchoolsDialog({ profile, opened, onClose }: SectionDialogProps<Profile>) {
  const save = useProfileUpdate(profile);
  const schools = profile.schoolHistory.map((name) => ({ name }));
  return (
    <EditDialog
      opened={opened}
      onClose={onClose}
      title={texts.title}
      name={`profile ${profile.id} schools`}
      shown={{ profile }}
      initial={{ schoolHistory: rowsOrBlank(schools, BLANK) }}
      tidy={({ schoolHistory }: Schools) => ({ schoolHistory: rowsOrBlank(schoolHistory.filter(named), BLANK) })}
      call={updateProfile}
      body={(values) => ({ schoolHistory: values.schoolHistory.filter(named).map(({ name }) => name) })}
      save={save}
      labels={{ schoolHistory: texts.school }}
    >
      {({ values, set, errorOf }) => (
        <Rows
          rows={values.schoolHistory}
          onRows={(rows) => set({ schoolHistory: rows })}
          blank={BLANK}
          most={limits.schools}
          name={(row) => editingTexts.row(row, texts.school)}
        >
          {(row, change, index) => (
            <TextField
              label={texts.school}
              placeholder={texts.example}
              value={row.name}
              onChange={(name) => change({ name })}
              error={errorOf(`schoolHistory.${index}`)}
            />
          )}
        </Rows>
      )}
    </EditDialog>
  );
}

import { type Profile, updateProfile } from '@meikan/contracts';
import { limits } from '@meikan/domain';
import { TextField } from '../../../ui/forms.ts';
import { EditDialog } from './edit-dialog.tsx';
import { Rows, rowsOrBlank } from './rows.tsx';
import { editTexts } from './texts.ts';
import { type SectionDialogProps, useProfileUpdate } from './use-profile-update.ts';

const texts = editTexts.schools;

type School = { readonly name: string };
type Schools = { readonly schools: readonly School[] };

const BLANK: School = { name: '' };
const named = ({ name }: School) => name.trim() !== '';

/** Where somebody learnt, a line each. */
export function SchoolsDialog({ profile, opened, onClose }: SectionDialogProps<Profile>) {
  const save = useProfileUpdate();
  const schools = profile.schoolHistory.map((name) => ({ name }));
  return (
    <EditDialog
      opened={opened}
      onClose={onClose}
      title={texts.title}
      initial={{ schools: rowsOrBlank(schools, BLANK) }}
      tidy={(values: Schools) => ({ schools: rowsOrBlank(values.schools.filter(named), BLANK) })}
      call={updateProfile}
      body={(values) => ({ schoolHistory: values.schools.filter(named).map(({ name }) => name) })}
      save={save}
      labels={{ schoolHistory: texts.school }}
    >
      {({ values, set, errorOf }) => (
        <Rows
          rows={values.schools}
          onRows={(rows) => set({ schools: rows })}
          blank={BLANK}
          most={limits.schools}
          name={(row) => editTexts.row(row, texts.school)}
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

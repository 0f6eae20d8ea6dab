import { setAdminNote } from '@meikan/contracts';
import { limits } from '@meikan/domain';
import { EditDialog } from '../../../editing/edit-dialog.tsx';
import { enqueue } from '../../../offline/index.ts';
import { TextArea } from '../../../ui/forms.ts';
import { controlTexts } from './controls.texts.ts';
import { aboutOf } from './save-page.ts';
import type { DialogProps } from './section-dialog.tsx';
import { companyEditTexts as texts } from './texts.ts';

/** What admins note of a page among themselves. */
export function NoteDialog({ page, opened, onClose }: DialogProps) {
  return (
    <EditDialog
      opened={opened}
      onClose={onClose}
      title={texts.title(texts.sections.adminNote)}
      name={`company ${page.id} note`}
      shown={{ company: page }}
      initial={{ adminNote: page.adminNote ?? '' }}
      call={setAdminNote}
      body={({ adminNote }) => ({ adminNote: adminNote.trim() === '' ? null : adminNote })}
      save={async (changes, id, shown = { company: page }) =>
        changes.adminNote === (page.adminNote ?? null)
          ? null
          : enqueue({ type: 'set-admin-note', data: { companyId: page.id, changes }, shown, about: aboutOf(page), id })
      }
      labels={{ adminNote: controlTexts.adminNote }}
    >
      {({ values, set, errorOf }) => (
        <TextArea
          label={controlTexts.adminNote}
          help={controlTexts.noteHelp}
          value={values.adminNote}
          onChange={(adminNote) => set({ adminNote })}
          error={errorOf('adminNote')}
          maxLength={limits.longText}
          rows={6}
        />
      )}
    </EditDialog>
  );
}

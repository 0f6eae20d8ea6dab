import { companyPageSections, setAdminNote } from '@meikan/contracts';
import { FormDialog } from '../../../editing/form/form-dialog.tsx';
import { enqueue } from '../../../offline/index.ts';
import { fieldTexts } from './fields.texts.ts';
import { aboutOf } from './save-page.ts';
import type { DialogProps } from './section-dialog.tsx';
import { companyEditTexts as texts } from './texts.ts';

const fields = { adminNote: { help: fieldTexts.noteHelp } };

/** What admins note of a page among themselves. */
export function NoteDialog({ page, opened, onClose }: DialogProps) {
  const { adminNote = null } = page;
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={texts.title(companyPageSections['admin-note'].title)}
      name={`company ${page.id} note`}
      shown={{ company: page }}
      fields={fields}
      present={{ adminNote }}
      about={aboutOf(page)}
      call={setAdminNote}
      save={async (body, id, shown = { company: page }) => {
        const changes = setAdminNote.body.parse(body);
        if (changes.adminNote === adminNote) return null;
        return enqueue({
          type: 'set-admin-note',
          data: { companyId: page.id, changes },
          shown,
          about: aboutOf(page),
          id,
        });
      }}
    />
  );
}

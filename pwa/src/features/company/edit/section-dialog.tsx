import { companyChanges } from '@meikan/contracts';
import { FormDialog } from '../../../editing/form/form-dialog.tsx';
import { CONTROLS } from './controls/all.ts';
import { controlTexts } from './controls.texts.ts';
import { aboutOf, type Editable, savePage } from './save-page.ts';
import { type EditedField, type OwnSection, SECTION_FIELDS } from './section-fields.ts';
import { companyEditTexts as texts } from './texts.ts';

export type DialogProps = {
  readonly page: Editable;
  readonly opened: boolean;
  readonly onClose: () => void;
};

const rules = { body: companyChanges };

type Props = DialogProps & { readonly section: Exclude<OwnSection, 'sns'> };

/** The dialog of a section, made from the table of its fields. */
export function SectionDialog({ page, section, opened, onClose }: Props) {
  const fields: readonly EditedField[] = SECTION_FIELDS[section];
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={texts.title(texts.sections[section])}
      name={`company ${page.id} ${section}`}
      shown={{ company: page }}
      controls={Object.fromEntries(fields.map((field) => [field, CONTROLS[field]]))}
      present={page.fields}
      about={aboutOf(page)}
      help={controlTexts.helps[section]}
      call={rules}
      save={savePage(page)}
    />
  );
}

import { companyChanges, companyPageSections } from '@meikan/contracts';
import { useMemo } from 'react';
import { FormDialog } from '../../../editing/form/form-dialog.tsx';
import { fieldTexts } from './fields.texts.ts';
import { fieldsOf } from './fields.ts';
import { aboutOf, type Editable, savePage } from './save-page.ts';
import type { OwnSection } from './section-fields.ts';
import { companyEditTexts as texts } from './texts.ts';

export type DialogProps = {
  readonly page: Editable;
  readonly opened: boolean;
  readonly onClose: () => void;
};

const rules = { body: companyChanges };

type Props = DialogProps & { readonly section: Exclude<OwnSection, 'sns'> };

/** The dialog of a section, with the fields that stand in it. */
export function SectionDialog({ page, section, opened, onClose }: Props) {
  const fields = useMemo(() => fieldsOf(section), [section]);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={texts.title(companyPageSections[section].title)}
      name={`company ${page.id} ${section}`}
      shown={{ company: page }}
      fields={fields}
      present={page.fields}
      about={aboutOf(page)}
      help={fieldTexts.helps[section]}
      call={rules}
      save={savePage(page)}
    />
  );
}

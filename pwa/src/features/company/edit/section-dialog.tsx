import { companyChanges } from '@meikan/contracts';
import { useState } from 'react';
import { EditDialog } from '../../../editing/edit-dialog.tsx';
import type { EditForm } from '../../../editing/edit-dialog-props.ts';
import type { EditedField } from './control.ts';
import { CONTROLS } from './controls/all.ts';
import { controlTexts } from './controls.texts.ts';
import { type OwnSection, SECTION_FIELDS } from './section-fields.ts';
import { aboutOf, type Editable, type SectionDraft, savePage, sectionForm } from './section-form.ts';
import { companyEditTexts as texts } from './texts.ts';
import { ControlView } from './view/control-view.tsx';

export type DialogProps = {
  readonly page: Editable;
  readonly opened: boolean;
  readonly onClose: () => void;
};

const rules = { body: companyChanges };

type Props = DialogProps & { readonly section: Exclude<OwnSection, 'sns'> };

/** The dialog of a section, made from the table of its fields. */
export function SectionDialog({ page, section, opened, onClose }: Props) {
  const [asking, setAsking] = useState(false);
  const fields: readonly EditedField[] = SECTION_FIELDS[section];
  const form = sectionForm(fields);
  return (
    <EditDialog<SectionDraft, { readonly body: typeof rules.body }>
      opened={opened}
      onClose={onClose}
      title={texts.title(texts.sections[section])}
      name={`company ${page.id} ${section}`}
      shown={{ company: page }}
      initial={form.begin(page)}
      tidy={form.tidy}
      check={form.check}
      call={rules}
      body={form.body}
      save={savePage(page)}
      labels={form.labels}
      holdOpen={asking}
    >
      {(drawn) => <Fields {...drawn} {...{ page, section, fields }} onAsking={setAsking} />}
    </EditDialog>
  );
}

type FieldsProps = EditForm<SectionDraft> & {
  readonly page: Editable;
  readonly section: OwnSection;
  readonly fields: readonly EditedField[];
  readonly onAsking: (asking: boolean) => void;
};

function Fields({ page, section, fields, values, set, errorOf, onAsking }: FieldsProps) {
  const help = controlTexts.helps[section];
  return (
    <>
      {help && <p className="field__h eform__h">{help}</p>}
      {fields.map((field) => (
        <ControlView
          key={field}
          control={CONTROLS[field]}
          value={values[field] ?? ''}
          onChange={(value) => set({ [field]: value })}
          path={field}
          errorOf={errorOf}
          about={aboutOf(page)}
          onAsking={onAsking}
        />
      ))}
    </>
  );
}

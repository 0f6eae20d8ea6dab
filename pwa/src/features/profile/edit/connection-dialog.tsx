import type { Profile } from '@meikan/contracts';
import { catalogueEntries, limits } from '@meikan/domain';
import { optionsOf } from '../../../editing/options-of.ts';
import { CheckList, SelectField, TextArea } from '../../../ui/forms.ts';
import { SupportDialog } from './support-dialog.tsx';
import { editTexts } from './texts.ts';
import type { SectionDialogProps } from './use-profile-update.ts';

const texts = editTexts.support;
const methods = optionsOf('contact_methods');
const supports = catalogueEntries('investor_supports').map(({ key, label }) => ({ value: key, label }));

/** Whom somebody would like to meet, what they can give, and how to write to them. */
export function ConnectionDialog(props: SectionDialogProps<Profile>) {
  return (
    <SupportDialog {...props} part="connection">
      {({ values, set, errorOf }) => (
        <>
          <TextArea
            label={texts.fields.interestedField}
            help={texts.interestedFieldHelp}
            value={values.interestedField}
            onChange={(interestedField) => set({ interestedField })}
            error={errorOf('investmentSupport.interestedField')}
            maxLength={limits.description}
            rows={3}
          />
          <CheckList
            label={texts.fields.whatCanProvide}
            choices={supports}
            values={values.whatCanProvide}
            onChange={(whatCanProvide) => set({ whatCanProvide })}
          />
          <SelectField
            label={texts.fields.preferContactMethod}
            groups={methods}
            value={values.preferContactMethod}
            onChange={(preferContactMethod) => set({ preferContactMethod })}
            error={errorOf('investmentSupport.preferContactMethod')}
          />
        </>
      )}
    </SupportDialog>
  );
}

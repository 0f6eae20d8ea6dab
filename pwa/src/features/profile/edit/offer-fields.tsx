import type { EditForm } from '../../../editing/edit-dialog-props.ts';
import { optionsOf } from '../../../editing/options-of.ts';
import { SelectField, type SelectGroup } from '../../../ui/forms.ts';
import type { OfferDraft } from './offer-draft.ts';
import { SupplementalRows } from './supplemental-rows.tsx';
import { editTexts } from './texts.ts';

const texts = editTexts.contact;

const methods = optionsOf('contact_methods');

type Props = EditForm<OfferDraft> & {
  /** The field's name on the wire: `jobRequest`, and below it `jobType`. */
  readonly field: string;
  readonly kindField: string;
  readonly kindLabel: string;
  readonly kinds: readonly SelectGroup<string>[];
};

/** What is offered, how to answer, and further links. */
export function OfferFields({ values, set, errorOf, field, kindField, kindLabel, kinds }: Props) {
  return (
    <>
      <p className="field__h eform__h">{texts.help}</p>
      <SelectField
        label={kindLabel}
        groups={kinds}
        value={values.kind}
        onChange={(kind) => set({ kind })}
        error={errorOf(`${field}.${kindField}`)}
      />
      <SelectField
        label={texts.method}
        groups={methods}
        value={values.method}
        onChange={(method) => set({ method })}
        error={errorOf(`${field}.preferContactMethod`)}
      />
      <SupplementalRows
        links={values.links}
        onLinks={(links) => set({ links })}
        errorOf={(path) => errorOf(`${field}.supplementalLinks.${path}`)}
      />
    </>
  );
}

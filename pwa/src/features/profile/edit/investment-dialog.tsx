import type { Profile } from '@meikan/contracts';
import { optionsOf } from '../../../editing/options-of.ts';
import { SelectField } from '../../../ui/forms.ts';
import { SupportDialog } from './support-dialog.tsx';
import { editTexts } from './texts.ts';
import type { SectionDialogProps } from './use-profile-update.ts';

const texts = editTexts.support;
const types = optionsOf('investment_types');
const situations = optionsOf('investing_situations');

/** The investments that somebody makes. */
export function InvestmentDialog(props: SectionDialogProps<Profile>) {
  return (
    <SupportDialog {...props} part="investment">
      {({ values, set, errorOf }) => (
        <>
          <p className="field__h eform__h">{texts.investmentHelp}</p>
          <SelectField
            label={texts.fields.mainIndividualInvestment}
            groups={types}
            value={values.mainIndividualInvestment}
            onChange={(mainIndividualInvestment) => set({ mainIndividualInvestment })}
            error={errorOf('investmentSupport.mainIndividualInvestment')}
          />
          <SelectField
            label={texts.fields.investingSituation}
            groups={situations}
            value={values.investingSituation}
            onChange={(investingSituation) => set({ investingSituation })}
            error={errorOf('investmentSupport.investingSituation')}
          />
        </>
      )}
    </SupportDialog>
  );
}

import { RadioList } from '../../../ui/forms.ts';
import { USAGE_CHOICES } from '../add-service/usage-question.tsx';
import { usageTexts } from '../texts.ts';
import { LogoFields } from './logo-fields.tsx';
import { SecondStep } from './second-step.tsx';
import { ServiceFields } from './service-fields.tsx';
import { registerTexts as texts } from './texts.ts';
import type { Registration } from './use-registration.ts';

type Props = {
  readonly registration: Registration;
  readonly busy: boolean;
  /** Uses the page that is there already. */
  readonly onUse: (id: string) => void;
};

/** What the service is; then how a person uses it, or its logo where a company's owner registers it. */
export function RegistrationSteps({ registration, busy, onUse }: Props) {
  const { now, trouble, holder, write, tell, giveLogo, goBack, ask } = registration;
  if (now === null) return null;
  const { step, form, usageType, logo } = now;
  if (step === 1) return <ServiceFields form={form} trouble={trouble} onWrite={write} />;
  const ofCompany = holder.kind === 'company';
  const about = ofCompany ? texts.aboutOfOwner : texts.about;
  return (
    <SecondStep {...{ form, trouble, busy, about, onUse }} onChange={goBack}>
      {ofCompany ? (
        <LogoFields {...{ logo, trouble }} name={form.name} companyId={holder.id} onLogo={giveLogo} onAsking={ask} />
      ) : (
        <RadioList label={usageTexts.dialog.question} choices={USAGE_CHOICES} value={usageType} onChange={tell} />
      )}
    </SecondStep>
  );
}

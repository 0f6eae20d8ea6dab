import { type Company, declareUsage, listCompanyServices, listCompanyUsers, setCompanyUsage } from '@meikan/contracts';
import { callApi } from '../../../api/call-api.ts';
import { useSession } from '../../../session/session.ts';
import { Button, Icon } from '../../../ui/index.ts';
import { useCompanyChange } from '../change-company.ts';
import { companyTexts } from '../texts.ts';
import {
  isAdopted,
  PERSONAL_USAGES,
  type PersonalUsage,
  personalUsage,
  withAdoption,
  withPersonalUsage,
} from '../usage.ts';
import { useLoginStep } from './login-step.tsx';

const texts = companyTexts.usage;

type Props = { readonly company: Company };

/** Says how the reader, or the reader's company, uses this service; admins use nothing (company-side 6). */
export function UsageButtons({ company }: Props) {
  const session = useSession();
  if (session.kind === 'account' && session.role === 'admin') return null;
  const ofCompany = session.kind === 'account' && session.role === 'business';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form; these act at once
    <div className="row row-w cohead__u" role="group" aria-label={texts.label}>
      {ofCompany ? <Adoption company={company} /> : <PersonalUsages company={company} />}
    </div>
  );
}

function PersonalUsages({ company }: Props) {
  const { id } = company;
  const change = useCompanyChange(id);
  const { guard, dialog } = useLoginStep();
  const current = personalUsage(company);
  const toggle = (pressed: PersonalUsage) => {
    const wanted = pressed === current ? null : pressed;
    change({
      wish: texts.wish,
      send: () =>
        callApi(declareUsage, {
          params: { serviceId: id },
          body: { usageType: pressed, usage: wanted !== null },
        }),
      apply: (before) => withPersonalUsage(before, wanted),
      stale: [listCompanyUsers],
    });
  };
  return (
    <>
      {PERSONAL_USAGES.map((usage) => (
        <Toggle key={usage} label={texts[usage]} on={usage === current} onPress={() => guard(() => toggle(usage))} />
      ))}
      {dialog}
    </>
  );
}

function Adoption({ company }: Props) {
  const { id } = company;
  const change = useCompanyChange(id);
  const wanted = !isAdopted(company);
  const toggle = () =>
    change({
      wish: texts.wish,
      send: () => callApi(setCompanyUsage, { params: { id }, body: { usage: wanted } }),
      apply: (before) => withAdoption(before, wanted),
      stale: [listCompanyServices],
    });
  return <Toggle label={texts.ofCompany} on={!wanted} onPress={toggle} />;
}

type ToggleProps = { readonly label: string; readonly on: boolean; readonly onPress: () => void };

function Toggle({ label, on, onPress }: ToggleProps) {
  return (
    <Button size="s" aria-pressed={on} title={texts.help} onClick={onPress} className={on ? 'is-on' : ''}>
      <Icon name={on ? 'check' : 'plus'} />
      {label}
    </Button>
  );
}

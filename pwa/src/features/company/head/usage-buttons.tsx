import type { Company } from '@meikan/contracts';
import { declaration, withdrawal } from '../../../directory/usage-edit.ts';
import { enqueueOrNotify } from '../../../offline/index.ts';
import { useSession } from '../../../session/session.ts';
import { Button } from '../../../ui/index.ts';
import { companyTexts } from '../texts.ts';
import { isAdopted, PERSONAL_USAGES, type PersonalUsage, personalUsage } from '../usage.ts';
import { useLoginStep } from './login-step.tsx';
import { OwnWord } from './own-word.tsx';

const texts = companyTexts.usage;

type Props = { readonly company: Company };

/** Says how the reader, or the reader's company, uses this service; admins use nothing. */
export function UsageButtons({ company }: Props) {
  const session = useSession();
  const { id = '', companyId = null } = session.kind === 'account' ? session.account : {};
  const role = session.kind === 'account' ? session.role : 'anonymous';
  // A business account without a page has nobody to speak for.
  if (role === 'admin' || (role === 'business' && companyId === null)) return null;
  const adopter = role === 'business' ? companyId : null;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form; these act at once */}
      <div className="row row-w cohead__u" role="group" aria-label={texts.label}>
        {adopter !== null ? (
          <Adoption company={company} adopter={adopter} />
        ) : (
          <PersonalUsages company={company} account={id} />
        )}
      </div>
      {adopter !== null && <AboutAdopters name={company.name} />}
    </>
  );
}

/** What it means that a company says it has adopted a service, for business users who are not its owner. */
function AboutAdopters({ name }: { readonly name: string }) {
  return (
    <details className="cohead__h xs">
      <summary>{texts.adopters.title}</summary>
      <p className="ph muted">{texts.adopters.body(name)}</p>
    </details>
  );
}

function PersonalUsages({ company, account }: Props & { readonly account: string }) {
  const { guard, dialog } = useLoginStep();
  const holder = { kind: 'user' as const, id: account };
  const current = personalUsage(company);
  const toggle = (pressed: PersonalUsage) =>
    void enqueueOrNotify(pressed === current ? withdrawal(holder, company) : declaration(holder, company, pressed));
  return (
    <>
      {PERSONAL_USAGES.map((usage) => (
        <Toggle key={usage} label={texts[usage]} on={usage === current} onPress={() => guard(() => toggle(usage))} />
      ))}
      {current !== null && <OwnWord company={company} account={account} usage={current} />}
      {dialog}
    </>
  );
}

function Adoption({ company, adopter }: Props & { readonly adopter: string }) {
  const holder = { kind: 'company' as const, id: adopter };
  const on = isAdopted(company);
  const toggle = () =>
    void enqueueOrNotify(on ? withdrawal(holder, company) : declaration(holder, company, 'company-using'));
  return <Toggle label={texts.ofCompany} on={on} onPress={toggle} />;
}

type ToggleProps = { readonly label: string; readonly on: boolean; readonly onPress: () => void };

function Toggle({ label, on, onPress }: ToggleProps) {
  return (
    <Button
      icon={on ? 'check' : 'plus'}
      size="s"
      aria-pressed={on}
      title={texts.help}
      onClick={onPress}
      className={on ? 'is-on' : ''}
    >
      {label}
    </Button>
  );
}

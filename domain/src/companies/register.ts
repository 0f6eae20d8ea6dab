import { accepted, type Decision, refused } from '../kernel/decider.ts';
import { sameValue } from '../kernel/same-value.ts';
import { refusalOf } from '../validation/checked.ts';
import { nullable, record } from '../validation/combinators.ts';
import { limits } from '../validation/limits.ts';
import { line, optionalLine, paragraph } from '../validation/text.ts';
import { imageAddress, safeUrl } from '../validation/url.ts';
import { serviceCategory } from './checks.ts';
import type { CompanyRefusal, RegisterCompany } from './commands.ts';
import type { Company } from './company.ts';
import type { CompanyEvent, CompanyRegistration } from './events.ts';

type Registration = Pick<CompanyRegistration, 'name' | 'reading' | 'category' | 'website' | 'description'> & {
  readonly logo: string | null;
};

/** Name, category, description and website are all required. */
const registrationForm = record<Registration>({
  name: line(limits.shortText),
  reading: optionalLine(limits.shortText),
  category: serviceCategory,
  website: safeUrl,
  description: paragraph(limits.description),
  logo: nullable(imageAddress),
});

/** Begins a page; the same registration again adds nothing. */
export function registerCompany({ data }: RegisterCompany, state: Company): Decision<CompanyEvent, CompanyRefusal> {
  if (state.status === 'removed') return refused({ code: 'company-removed' });
  const { companyId, registeredBy, registeredAt, isPublic = false, ...form } = data;
  const checked = registrationForm({ ...form, logo: form.logo ?? null });
  if (!checked.ok) return refused(refusalOf(checked));
  if (state.status === 'none') {
    const { logo, ...registration } = checked.value;
    return accepted<CompanyEvent>(
      { type: 'company-registered', data: { ...registration, companyId, registeredBy, registeredAt } },
      ...firstChanges(isPublic, logo),
    );
  }
  const again = sameValue(
    [companyId, registeredBy, registeredAt],
    [state.companyId, state.registeredBy, state.registeredAt],
  );
  return again ? accepted() : refused({ code: 'company-already-registered' });
}

function firstChanges(isPublic: boolean, logo: string | null): readonly CompanyEvent[] {
  return [
    ...(isPublic ? [{ type: 'company-flag-set', data: { flag: 'public', value: true } } as const] : []),
    ...(logo === null ? [] : [{ type: 'company-logo-changed', data: { value: logo } } as const]),
  ];
}

import { accepted, type Decider, type Decision, refused, unreachable } from '../kernel/decider.ts';
import { sameValue } from '../kernel/same-value.ts';
import { proposeChange } from '../sections/table.ts';
import { refusalOf } from '../validation/checked.ts';
import { record } from '../validation/combinators.ts';
import { limits } from '../validation/limits.ts';
import { line, optionalLine, paragraph } from '../validation/text.ts';
import { safeUrl } from '../validation/url.ts';
import { serviceCategory } from './checks.ts';
import type { ChangeCompanySection, CompanyCommand, CompanyRefusal, RegisterCompany } from './commands.ts';
import { type Company, evolveCompany, noCompany, type PresentCompany } from './company.ts';
import type { CompanyEvent, CompanyRegistration } from './events.ts';
import { companySections } from './sections.ts';

type CompanyDecision = Decision<CompanyEvent, CompanyRefusal>;

/** Name, category, description and website are all required (company-side.md 5). */
const registrationForm = record<Pick<CompanyRegistration, 'name' | 'reading' | 'category' | 'website' | 'description'>>(
  {
    name: line(limits.shortText),
    reading: optionalLine(limits.shortText),
    category: serviceCategory,
    website: safeUrl,
    description: paragraph(limits.description),
  },
);

function decideCompany(command: CompanyCommand, state: Company): CompanyDecision {
  if (command.type === 'register-company') return registerCompany(command, state);
  switch (state.status) {
    case 'none':
      return refused({ code: 'company-unknown' });
    case 'removed':
      return command.type === 'remove-company' ? accepted() : refused({ code: 'company-removed' });
    case 'registered':
      return decidePresent(command, state);
    default:
      return unreachable(state);
  }
}

function decidePresent(command: Exclude<CompanyCommand, RegisterCompany>, state: PresentCompany): CompanyDecision {
  switch (command.type) {
    case 'change-company-section':
      return changeSection(command, state);
    case 'set-company-flag':
      if (state.flags[command.data.flag] === command.data.value) return accepted();
      return accepted({ type: 'company-flag-set', data: command.data });
    case 'set-company-verified': {
      const { verified, reason } = command.data;
      if (verified === state.isVerified) return accepted();
      return accepted({ type: verified ? 'company-verified' : 'company-unverified', data: { reason } });
    }
    case 'remove-company':
      return accepted({ type: 'company-removed', data: command.data });
    default:
      return unreachable(command);
  }
}

function registerCompany({ data }: RegisterCompany, state: Company): CompanyDecision {
  if (state.status === 'removed') return refused({ code: 'company-removed' });
  const { companyId, registeredBy, registeredAt, ...form } = data;
  const checked = registrationForm(form);
  if (!checked.ok) return refused(refusalOf(checked));
  if (state.status === 'none') {
    return accepted({
      type: 'company-registered',
      data: { ...checked.value, companyId, registeredBy, registeredAt },
    });
  }
  const again = sameValue(
    [companyId, registeredBy, registeredAt],
    [state.companyId, state.registeredBy, state.registeredAt],
  );
  return again ? accepted() : refused({ code: 'company-already-registered' });
}

function changeSection({ data }: ChangeCompanySection, state: PresentCompany): CompanyDecision {
  const proposed = proposeChange(companySections, state.sections, data);
  if (!proposed.ok) return refused(refusalOf(proposed));
  return proposed.value === null ? accepted() : accepted(proposed.value);
}

export const companyDecider: Decider<Company, CompanyCommand, CompanyEvent, CompanyRefusal> = {
  initial: noCompany,
  evolve: evolveCompany,
  decide: decideCompany,
};

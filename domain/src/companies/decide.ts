import { accepted, type Decider, type Decision, refused, unreachable } from '../kernel/decider.ts';
import { decideRssConfig } from '../rss/decide.ts';
import { proposeChange } from '../sections/table.ts';
import { refusalOf } from '../validation/checked.ts';
import type { ChangeCompanySection, CompanyCommand, CompanyRefusal, RegisterCompany } from './commands.ts';
import { type Company, evolveCompany, noCompany, type PresentCompany } from './company.ts';
import type { CompanyEvent } from './events.ts';
import { registerCompany } from './register.ts';
import { companySections } from './sections.ts';

type CompanyDecision = Decision<CompanyEvent, CompanyRefusal>;

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
    case 'set-rss-config':
      return decideRssConfig('company', command, state.rssConfigs);
    case 'remove-company':
      return accepted({ type: 'company-removed', data: command.data });
    default:
      return unreachable(command);
  }
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

import { accepted, type Decider, type Decision, refused, unreachable } from '../kernel/decider.ts';
import { ownKeys } from '../kernel/own-keys.ts';
import { decideRssConfig } from '../rss/decide.ts';
import { proposeChange } from '../sections/table.ts';
import { refusalOf } from '../validation/checked.ts';
import type { ChangeHiringLinks, CompanyCommand, CompanyRefusal, RegisterCompany, SetCompanyFlag } from './commands.ts';
import { type Company, evolveCompany, noCompany, type PresentCompany } from './company.ts';
import type { CompanyEvent } from './events.ts';
import { setPublished } from './publish.ts';
import { registerCompany } from './register.ts';
import { type CompanySectionChange, companySections } from './sections.ts';

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
      return changeSection(command.data, state);
    case 'change-hiring-links':
      return changeHiringLinks(command, state);
    case 'set-company-flag':
      return setFlag(command, state);
    case 'set-company-published':
      return setPublished(command, state);
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

/** A draft is not public already; that an admin says so too takes it out of its owner's hands. */
function setFlag({ data }: SetCompanyFlag, { flags, isDraft }: PresentCompany): CompanyDecision {
  const withholds = data.flag === 'public' && !data.value && isDraft;
  return flags[data.flag] === data.value && !withholds ? accepted() : accepted({ type: 'company-flag-set', data });
}

function changeSection(change: CompanySectionChange, state: PresentCompany): CompanyDecision {
  const proposed = proposeChange(companySections, state.sections, change);
  if (!proposed.ok) return refused(refusalOf(proposed));
  return proposed.value === null ? accepted() : accepted(proposed.value);
}

/** On the free plan a link that stands may stay or go, and none may come. */
function changeHiringLinks({ data: { value, plan } }: ChangeHiringLinks, state: PresentCompany): CompanyDecision {
  const proposed = proposeChange(companySections, state.sections, { section: 'hiring-links', value });
  if (!proposed.ok) return refused(refusalOf(proposed));
  if (proposed.value === null) return accepted();
  const { changes } = proposed.value.data;
  const registered = ownKeys(changes).find((link) => changes[link] !== null);
  if (plan === 'free' && registered !== undefined) return refused({ code: 'paid-plan-only', field: registered });
  return accepted(proposed.value);
}

export const companyDecider: Decider<Company, CompanyCommand, CompanyEvent, CompanyRefusal> = {
  initial: noCompany,
  evolve: evolveCompany,
  decide: decideCompany,
};

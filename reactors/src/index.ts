import { erasePerson } from './accounts/erase-person.ts';
import { followLeaving } from './accounts/follow-leaving.ts';
import { forgetFootprints } from './accounts/forget-footprints.ts';
import { suspendAccount } from './accounts/suspend-account.ts';
import { joinCompanies } from './memberships/join-companies.ts';
import { tellClaimDisputed } from './notices/claim-disputed.ts';
import { tellCompanyVerified } from './notices/company-verified.ts';
import { mailInvitation } from './notices/invitation.ts';
import { mailOwnershipProof, tellOwnershipAnswered, tellOwnershipRequested } from './notices/ownership-request.ts';
import { tellReported, tellRuled } from './notices/reports.ts';
import type { Reactor } from './reactor.ts';

export { measureReactors } from './metrics/measure-reactors.ts';
export type { Effects, Reactor } from './reactor.ts';
export { reactorMigrations } from './runner/reactor-store.ts';
export { type Reactors, type ReactorsOptions, startReactors } from './runner/start-reactors.ts';

/** All reactors. */
export const allReactors: readonly Reactor[] = [
  suspendAccount,
  followLeaving,
  forgetFootprints,
  erasePerson,
  joinCompanies,
  tellCompanyVerified,
  mailInvitation,
  mailOwnershipProof,
  tellOwnershipRequested,
  tellOwnershipAnswered,
  tellClaimDisputed,
  tellReported,
  tellRuled,
];

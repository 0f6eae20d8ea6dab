import type { QueuedInput } from '@meikan/contracts';
import type { Holder } from '../../directory/usage-edit.ts';
import { type Session, useSession } from '../../session/session.ts';
import type { UsageType } from './add-service/choosing.ts';

/** General accounts speak for themselves, business accounts for their company. */
export function ownHolder(session: Session): Holder {
  if (session.kind === 'anonymous') return { kind: 'user', id: '' };
  const { id, companyId } = session.account;
  return session.role === 'business' && companyId !== null ? { kind: 'company', id: companyId } : { kind: 'user', id };
}

/** Whoever adds to or takes from their own list of services; it is shown to nobody else. */
export const useOwnHolder = (): Holder => ownHolder(useSession());

/** A company has one way of using a service; a person says which of two is theirs. */
export const usageTypeOf = ({ kind }: Holder, told: UsageType): QueuedInput['declare-usage']['usageType'] =>
  kind === 'company' ? 'company-using' : told;

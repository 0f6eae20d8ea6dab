import { type UsageHolder, userId } from '@meikan/domain';
import type { Circumstances } from '../batch/wire-command.ts';
import { companyOf } from '../world/present.ts';

export const own = ({ viewer }: Circumstances): UsageHolder => ({ kind: 'user', id: userId(viewer.accountId) });

/** General accounts speak for themselves, business accounts for their company (design.md 10). @throws ProblemError 403 */
export async function callersHolder(circumstances: Circumstances): Promise<UsageHolder> {
  const { viewer, world } = circumstances;
  if (viewer.role !== 'business') return own(circumstances);
  return { kind: 'company', id: await companyOf(world, viewer) };
}

import { type UsageHolder, userId } from '@meikan/domain';
import { companyOf } from '../entities/present.ts';
import type { RequestContext } from '../route/request-context.ts';

export const own = ({ viewer }: RequestContext): UsageHolder => ({ kind: 'user', id: userId(viewer.accountId) });

/** General accounts speak for themselves, business accounts for their company. @throws ProblemError 403 */
export async function callersHolder(context: RequestContext): Promise<UsageHolder> {
  const { viewer, entities } = context;
  if (viewer.role !== 'business') return own(context);
  return { kind: 'company', id: await companyOf(entities, viewer) };
}

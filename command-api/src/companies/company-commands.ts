import { type CompanyCommand, type CompanyFlag, companyId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { presentCompany } from '../entities/present.ts';
import { type PreparedCommand, prepare } from '../route/prepared-command.ts';
import type { RequestContext } from '../route/request-context.ts';

/** What an admin does to a page, and why. The routes' rule lets nobody else come here. */
type Act = { readonly companyId: string; readonly reason: string | null };

async function actOn({ companyId: id, reason }: Act, command: CompanyCommand, { entities }: RequestContext) {
  await presentCompany(entities, id);
  return prepare({ stream: streams.company(companyId(id)), reason, command });
}

export const prepareFlag = (
  { flag, value, ...act }: Act & { readonly flag: CompanyFlag; readonly value: boolean },
  context: RequestContext,
): Promise<PreparedCommand> => actOn(act, { type: 'set-company-flag', data: { flag, value } }, context);

export const prepareVerification = (
  { verified, ...act }: Act & { readonly verified: boolean },
  context: RequestContext,
): Promise<PreparedCommand> =>
  actOn(act, { type: 'set-company-verified', data: { verified, reason: act.reason } }, context);

export const prepareRemoval = (act: Act, context: RequestContext): Promise<PreparedCommand> =>
  actOn(act, { type: 'remove-company', data: { reason: act.reason } }, context);

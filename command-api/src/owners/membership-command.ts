import { companyId, type MembershipCommand } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { authorisePage } from '../entities/authorise.ts';
import { presentCompany } from '../entities/present.ts';
import type { RouteContext } from '../route/command-route.ts';
import { type PreparedCommand, prepare } from '../route/prepared-command.ts';

/** A command on the people of a company, already allowed. */
export function membershipCommand(id: string, command: MembershipCommand): PreparedCommand {
  return prepare({
    stream: streams.companymembers(companyId(id)),
    actingFor: id,
    command,
  });
}

/** The same of an owner or an admin. @throws ProblemError 403, 404 */
export async function ownersCommand(
  context: RouteContext,
  id: string,
  command: MembershipCommand,
): Promise<PreparedCommand> {
  await authorisePage(context.entities, context.viewer, id);
  await presentCompany(context.entities, id);
  return membershipCommand(id, command);
}

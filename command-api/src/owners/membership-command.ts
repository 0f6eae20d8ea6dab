import { companyId, type MembershipCommand } from '@meikan/domain';
import { specs, streams } from '@meikan/event-log';
import type { Edge } from '../edge/command-route.ts';
import { type PreparedCommand, prepare } from '../edge/prepared-command.ts';
import { authorisePage } from '../world/authorise.ts';
import { presentCompany } from '../world/present.ts';

/** A command on the people of a company, already allowed. */
export function membershipCommand(id: string, command: MembershipCommand): PreparedCommand {
  return prepare({
    spec: specs.companymembers,
    stream: streams.companymembers(companyId(id)),
    actingFor: id,
    command,
  });
}

/** The same of an owner or an admin. @throws ProblemError 403, 404 */
export async function ownersCommand(edge: Edge, id: string, command: MembershipCommand): Promise<PreparedCommand> {
  await authorisePage(edge.world, edge.viewer, id);
  await presentCompany(edge.world, id);
  return membershipCommand(id, command);
}

import { accepted, type Decider, type Decision, refused, unreachable } from '../kernel/decider.ts';
import { sameValue } from '../kernel/same-value.ts';
import { type Adminop, evolveAdminop, noAdminop } from './adminop.ts';
import type { AdminopCommand, AdminopRefusal } from './commands.ts';
import type { AdminopEvent } from './events.ts';

type AdminopDecision = Decision<AdminopEvent, AdminopRefusal>;

function decideAdminop(command: AdminopCommand, state: Adminop): AdminopDecision {
  const event = eventOf(command);
  if (event.type !== 'audit-viewed' && event.data.reason.trim() === '') {
    return refused({ code: 'required', field: 'reason' });
  }
  if (state.status === 'none') return accepted(event);
  const again = state.act.type === event.type && sameValue(state.act.data, event.data);
  return again ? accepted() : refused({ code: 'adminop-already-recorded' });
}

function eventOf(command: AdminopCommand): AdminopEvent {
  switch (command.type) {
    case 'record-audit-view':
      return { type: 'audit-viewed', data: command.data };
    case 'record-rebuild-control':
      return { type: 'projection-rebuild-controlled', data: command.data };
    case 'record-stream-refold':
      return { type: 'stream-refold-ordered', data: command.data };
    default:
      return unreachable(command);
  }
}

export const adminopDecider: Decider<Adminop, AdminopCommand, AdminopEvent, AdminopRefusal> = {
  initial: noAdminop,
  evolve: evolveAdminop,
  decide: decideAdminop,
};

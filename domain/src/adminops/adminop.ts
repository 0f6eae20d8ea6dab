import type { Command } from '../kernel/command.ts';
import { accepted, type Decider, type Decision, type Refusal, refused, unreachable } from '../kernel/decider.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { sameValue } from '../kernel/same-value.ts';

/** What an admin can look into: histories of entities, the state of the projections, and who was refused what. */
export type AuditedCategory = 'user' | 'account' | 'company' | 'companymembers' | 'article' | 'projection' | 'refusals';
/** Which of an entity's views was opened. */
export type AuditView = 'history' | 'moments' | 'state' | 'difference' | 'status';
export type RebuildAction = 'start' | 'pause' | 'resume' | 'abort' | 'swap' | 'swap-despite-differences' | 'roll-back';

/** `id` is the entity's, or the projection's name. Who looked stands in the metadata. */
export type AuditViewed = DomainEvent<
  'audit-viewed',
  { readonly category: AuditedCategory; readonly id: string; readonly what: AuditView }
>;
export type ProjectionRebuildControlled = DomainEvent<
  'projection-rebuild-controlled',
  { readonly name: string; readonly action: RebuildAction; readonly reason: string }
>;
/** `stream` waits behind an event that could not be folded; ordered by its name, which never holds personal data. */
export type StreamRefoldOrdered = DomainEvent<
  'stream-refold-ordered',
  { readonly name: string; readonly stream: string; readonly reason: string }
>;

/** What admins do that belongs to no entity's own stream, one act in each `adminop-<id>`. */
export type AdminopEvent = AuditViewed | ProjectionRebuildControlled | StreamRefoldOrdered;

export type Adminop = { readonly status: 'none' } | { readonly status: 'recorded'; readonly act: AdminopEvent };

export const noAdminop: Adminop = { status: 'none' };

/** The first act of a stream is its only one. */
export function evolveAdminop(state: Adminop, event: AdminopEvent): Adminop {
  if (state.status === 'recorded') return state;
  // Only what was said is kept: a recorded event carries its place in the log as well.
  switch (event.type) {
    case 'audit-viewed':
      return { status: 'recorded', act: { type: event.type, data: event.data } };
    case 'projection-rebuild-controlled':
      return { status: 'recorded', act: { type: event.type, data: event.data } };
    case 'stream-refold-ordered':
      return { status: 'recorded', act: { type: event.type, data: event.data } };
    default:
      return unreachable(event);
  }
}

/** Written before the view is handed out. */
export type RecordAuditView = Command<'record-audit-view', AuditViewed['data']>;
/** Written before the rebuild is touched: an act without a trace would be worse than the trace of an act that failed. */
export type RecordRebuildControl = Command<'record-rebuild-control', ProjectionRebuildControlled['data']>;
/** Written before the stream is folded anew, for the same reason. */
export type RecordStreamRefold = Command<'record-stream-refold', StreamRefoldOrdered['data']>;

export type AdminopCommand = RecordAuditView | RecordRebuildControl | RecordStreamRefold;
export type AdminopRefusal = Refusal<'adminop-already-recorded' | 'required'>;

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

import { unreachable } from '../kernel/decider.ts';
import type { AdminopEvent } from './events.ts';

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

import { isLogFault } from '@meikan/event-log';
import { isDatabaseOutage } from '@meikan/platform';

/** SQLSTATE classes 22 (data) and 23 (integrity): the rows are at fault, so trying again cannot help. */
export function isRefusedByStore(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && /^2[23]/.test(error.code);
}

/** A store failed while an event was read, not the event: it must be tried again, never parked. */
export function isOutage(error: unknown): boolean {
  return isDatabaseOutage(error) || (isLogFault(error) && error.tag !== 'unreadable-event');
}

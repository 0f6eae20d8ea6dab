import type { LogPosition } from '@meikan/event-log';

/** A subscription from the very start names no position. */
export function after(position: string, start: LogPosition): { readonly after?: LogPosition } {
  return position === start ? {} : { after: position as LogPosition };
}

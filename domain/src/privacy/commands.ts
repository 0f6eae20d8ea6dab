import type { Command } from '../kernel/command.ts';
import type { Instant, UserId } from '../kernel/ids.ts';

/** Sets the wished state: a toggle is resolved at the edge. */
export type SetFootprintsHidden = Command<
  'set-footprints-hidden',
  { readonly userId: UserId; readonly hidden: boolean; readonly at: Instant }
>;

export type PrivacyCommand = SetFootprintsHidden;

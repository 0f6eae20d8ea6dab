import type { Command } from '../kernel/command.ts';
import type { Instant, UserId } from '../kernel/ids.ts';

/** Sets the state asked for: whoever sends it has resolved the toggle. */
export type SetFootprintsHidden = Command<
  'set-footprints-hidden',
  { readonly userId: UserId; readonly hidden: boolean; readonly at: Instant }
>;

export type PrivacyCommand = SetFootprintsHidden;

import type { CommandHandler, DomainRecorded, LogPosition } from '@meikan/event-log';
import type { Mailer } from '@meikan/platform';
import type { Answered, Traces } from '@meikan/projections/read-model';

/** What a reactor may do besides appending events. Each is a port, so that the package knows neither identity nor a mail server. */
export type Effects = {
  readonly handler: CommandHandler;
  readonly mailer: Mailer;
  readonly publicUrl: string;
  /** An account's own switch: a disabled account cannot sign in, and its sessions end. Does nothing for an unknown id. */
  setAccountDisabled(accountId: string, disabled: boolean): Promise<void>;
  /** Throws away whom an account visited, and who visited it. */
  forgetFootprints(accountId: string): Promise<void>;
  /** Deletes the pictures that an account uploaded, but those that pages of companies show. */
  forgetPictures(accountId: string): Promise<void>;
  /** What an account has left in the directory, once all until `asOf` is seen there. @throws Fault where that takes too long */
  tracesOf(accountId: string, asOf: LogPosition): Promise<Traces>;
  /** Who reported what a ruling answers (`RulingGiven`), once all until `asOf` is seen there. @throws Fault where that takes too long */
  reportersOf(ruling: Answered, asOf: LogPosition): Promise<readonly string[]>;
  /** Nothing that was sealed with it can be read any more. */
  destroyKey(subject: string): Promise<void>;
  /** Where to write to somebody; null for accounts that are closed or unknown. */
  addressOf(accountId: string): Promise<string | null>;
  /** Where to write to those who administer the directory. */
  adminAddresses(): Promise<readonly string[]>;
};

/** What happens after an event. It sees every event of its categories, in their order. */
export type Reactor = {
  readonly name: string;
  readonly categories: readonly string[];
  /**
   * Whether reacting twice does no more than reacting once. Such a reaction is not lost: it is tried again where a store failed,
   * and after a process that died in between. Any other is begun at most once.
   */
  readonly isRepeatable?: boolean;
  /** The events to which it reacts once, all together: a UUID that they share. Without it, or null: each event alone. */
  onceFor?(recorded: DomainRecorded): string | null;
  react(recorded: DomainRecorded, effects: Effects): Promise<void>;
};

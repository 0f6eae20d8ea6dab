import type { Choice } from '../../outbox/machine/decide.ts';
import type { Row, Standing } from '../../outbox/machine/row.ts';

/** What a person can do with the queue. */
export type QueueActions = {
  /** Tries now what would wait for a later moment. */
  sendNow(): void;
  /** Stops sending until told otherwise; edits are still kept. */
  pauseByHand(on: boolean): void;
  /** Sends again what the server did not take. */
  retry(id: string): void;
  /** Takes a page that is there in place of one whose registration was refused because of it. */
  takeExisting(refused: Standing, existing: string): void;
  /** Gives up commands and what has no sense without them. Answers what is gone: nothing when some of it was on its way. */
  discard(ids: readonly string[]): Promise<readonly Row[]>;
  /** Undoes a discard. */
  putBack(gone: readonly Row[]): void;
  /** Ends a conflict by what the person chose for each field. */
  decide(id: string, choices: Readonly<Record<string, Choice>>): void;
  /** The whole queue as JSON, with its pictures. */
  exportQueue(): Promise<Blob>;
  /** Takes the new version of the app, without which the queue cannot be sent. */
  update(): void;
};

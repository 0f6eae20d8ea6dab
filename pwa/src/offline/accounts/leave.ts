import { leaveSession, tellServer } from '../../session/sign-out.ts';
import { flushDrafts } from '../drafts/drafts.ts';
import { asFile, copyOf } from '../outbox/copy.ts';
import { CoreDatabase } from '../outbox/store/core-database.ts';
import { canSeal, readContents, sealCore } from '../outbox/store/seal-core.ts';
import { presentOutbox, presentQueue } from '../sync/present.ts';
import { leftOf, wipeAccount } from './wipe-account.ts';

/** What a sign-out would take from its person. */
export type Waiting = {
  /** Edits that the server has not. */
  readonly edits: number;
  /** What was being written and never sent off. */
  readonly drafts: number;
  /** Whether it can be left here sealed. */
  readonly sealable: boolean;
};

/** What is done with it: sealed and left on this device, or wiped with all the rest. */
export type Fate = 'sealed' | 'wiped';

export type Left = {
  /** Whether the server has heard of the sign-out; if not, it will. */
  readonly told: boolean;
  /** What could not be taken off the device, by name. */
  readonly leftovers: readonly string[];
};

const NOTHING: Waiting = { edits: 0, drafts: 0, sealable: false };

/** Looks what the account that is signed in would leave behind. */
export async function lookAtWaiting(): Promise<Waiting> {
  const { account, store } = presentQueue();
  if (account === null) return NOTHING;
  const { queue } = await (await presentOutbox()).contents();
  if (store === 'memory') return { edits: queue.rows.length, drafts: 0, sealable: false };
  // What was typed in the last moment counts too; where it cannot be kept, it is not here to be left.
  await flushDrafts().catch(() => undefined);
  return { edits: queue.rows.length, drafts: await countDrafts(account), sealable: await canSeal(account) };
}

async function countDrafts(account: string): Promise<number> {
  const database = new CoreDatabase(account);
  try {
    return await database.drafts.count();
  } finally {
    database.close();
  }
}

/** Sends what waits, as far as it can be sent now. */
export async function sendWaiting(): Promise<Waiting> {
  await (await presentOutbox()).sendNow();
  return lookAtWaiting();
}

/** What waits as a file: edits as they are in the queue, their pictures, and drafts. */
export async function exportWaiting(): Promise<Blob> {
  const copy = await copyOf(await presentOutbox());
  const { account, store } = presentQueue();
  const drafts = account === null || store === 'memory' ? [] : await readDrafts(account);
  return asFile({ ...copy, drafts });
}

async function readDrafts(account: string): Promise<readonly unknown[]> {
  const database = new CoreDatabase(account);
  try {
    return (await readContents(database)).drafts;
  } finally {
    database.close();
  }
}

/**
 * Signs out: the token is gone from here at once, then all that the account has on this device goes or is sealed, and the server
 * is told. Rejects when it could not be sealed: the session has ended then, and the edits still lie here as they were.
 */
export async function leave(fate: Fate): Promise<Left> {
  const { account } = presentQueue();
  await leaveSession();
  const told = tellServer();
  if (account === null) return { told: await told, leftovers: [] };
  const kept = fate === 'sealed';
  try {
    if (kept) await sealCore(account);
  } finally {
    // What can be asked again goes in any case.
    await wipeAccount(account, kept);
  }
  // An answer that was on its way may have been written down meanwhile.
  if ((await leftOf(account, kept)).length > 0) await wipeAccount(account, kept);
  return { told: await told, leftovers: await leftOf(account, kept) };
}

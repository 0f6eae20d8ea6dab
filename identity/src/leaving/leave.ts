import { type AccountId, type Instant, instant, LEAVING_DAYS } from '@meikan/domain';
import type { StoredAccount } from '../accounts/account-store.ts';
import { mails } from '../codes/mails.ts';
import type { IdentityParts } from '../parts.ts';

const DAY = 24 * 3600_000;

/** What the stream says is kept beside the account too, where due ones are looked for. */
async function keepClosing({ commands, store }: IdentityParts, id: AccountId): Promise<Instant | null> {
  const closesAt = await commands.closesAt(id);
  await store.setClosing(id, closesAt === null ? null : new Date(closesAt));
  return closesAt;
}

/** The account is closed in `LEAVING_DAYS`; answers when. Of who leaves already the moment said first stands. Tells its owner by mail. */
export async function beginLeaving(parts: IdentityParts, { id, email }: StoredAccount): Promise<Instant | null> {
  const { clock, commands, postbox } = parts;
  const at = commands.now();
  const closesAt = instant(new Date(clock.now().getTime() + LEAVING_DAYS * DAY).toISOString());
  await commands.send(id, { type: 'begin-leaving', data: { at, closesAt } });
  const kept = await keepClosing(parts, id);
  if (kept !== null) postbox.post(mails.leavingBegun(email, kept));
  return kept;
}

/** Who has thought better of it stays. Nothing happens for who does not leave. */
export async function stopLeaving(parts: IdentityParts, { id, email }: StoredAccount): Promise<void> {
  const { commands, postbox } = parts;
  const wasLeaving = (await commands.closesAt(id)) !== null;
  await commands.send(id, { type: 'stop-leaving', data: { at: commands.now() } });
  await keepClosing(parts, id);
  if (wasLeaving) postbox.post(mails.leavingStopped(email));
}

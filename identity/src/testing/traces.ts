import type { RunningIdentity } from './running-identity.ts';

/** The subjects of the mails to an address, in their order. */
export const subjectsMailedTo = ({ sent }: Pick<RunningIdentity, 'sent'>, address: string): readonly string[] =>
  sent.filter(({ to }) => to === address).map(({ subject }) => subject);

/** The types of an account's events, in their order. */
export async function eventTypesOf(
  { log }: Pick<RunningIdentity, 'log'>,
  accountId: string,
): Promise<readonly string[]> {
  return (await log.readStream(`account-${accountId}`)).map(({ type }) => type);
}

import { accountId, isId } from '@meikan/domain';
import type { SubjectKeys } from '@meikan/event-log';
import type { Identity } from '@meikan/identity';

type Parts = { readonly keys: Pick<SubjectKeys, 'destroy'>; readonly identity: Pick<Identity, 'closeAgain'> };

/** Of a list of destroyed keys, one id a line, as `npm run -s erased` prints it. @throws Error that names the first line that is none */
export function readErased(list: string): readonly string[] {
  const lines = list.split('\n').map((line) => line.trim());
  const wrong = lines.findIndex((line) => line !== '' && !isId(line));
  if (wrong !== -1) throw new Error(`${wrong + 1}行目は ID ではありません。何も消していません。`);
  return lines.filter((line) => line !== '');
}

/**
 * What a restored backup brought back of those who had left goes once more: their keys here, and with their accounts, which are closed,
 * all the rest by the reactors. May be repeated. Answers how many accounts there were.
 */
export async function eraseAgain(erased: readonly string[], { keys, identity }: Parts): Promise<number> {
  let accounts = 0;
  for (const subject of erased) {
    await keys.destroy(subject);
    // Not everybody who has a key has an account: invitations have keys of their own.
    if (await identity.closeAgain(accountId(subject))) accounts += 1;
  }
  return accounts;
}

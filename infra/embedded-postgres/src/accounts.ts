import { readFile } from 'node:fs/promises';

/** A line of /etc/passwd. */
export type Account = { readonly name: string; readonly uid: number; readonly gid: number };

const preferred = ['postgres', 'nobody'];

/** An account of this machine that is not root: initdb looks its own user up by name, so a bare number will not do. */
export async function ordinaryAccount(): Promise<Account | undefined> {
  const accounts = parseAccounts(await readFile('/etc/passwd', 'utf8')).filter(({ uid, gid }) => uid > 0 && gid > 0);
  const named = preferred.flatMap((name) => accounts.filter((account) => account.name === name));
  return named[0] ?? accounts[0];
}

function parseAccounts(text: string): Account[] {
  return text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}

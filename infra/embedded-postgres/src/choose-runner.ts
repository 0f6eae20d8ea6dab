import { stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { otherAccount } from './other-account.ts';
import type { Log, Runner } from './runner.ts';
import { userNamespace } from './user-namespace.ts';

/**
 * Chooses how PostgreSQL can run here: as the user we are; as root like the account that already owns the data; inside a
 * user namespace, which leaves data and programs where they are even under a home of mode 0700; or, where namespaces are
 * forbidden, as another account.
 */
export async function chooseRunner(binaries: Binaries, dataFolder: string, log: Log): Promise<Runner> {
  if (userInfo().uid !== 0) return { how: 'ordinary', binaries, dataFolder, prefix: [] };
  const owner = await ownerOf(join(dataFolder, 'cluster'));
  if (owner !== undefined && owner.uid !== 0) return otherAccount(binaries, dataFolder, log, { account: owner });
  const prefix = await userNamespace();
  if (prefix !== undefined) return { how: 'user-namespace', binaries, dataFolder, prefix };
  return otherAccount(binaries, dataFolder, log);
}

function ownerOf(folder: string): Promise<Runner['account']> {
  return stat(folder).then(
    ({ uid, gid }) => ({ uid, gid }),
    () => undefined,
  );
}

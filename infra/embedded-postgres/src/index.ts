import { resolve } from 'node:path';
import { findBinaries } from './binaries.ts';
import { chooseRunner } from './choose-runner.ts';
import { openCluster, owner } from './cluster.ts';
import { freePort } from './free-port.ts';
import { makeWay } from './lock-file.ts';
import type { Log } from './runner.ts';
import { startServer } from './server.ts';
import { type Settings, smallMachine } from './settings.ts';
import { socketSettings } from './socket.ts';

export { freePort } from './free-port.ts';
export type { Settings } from './settings.ts';

/** What `startEmbeddedPostgres` is told. */
export type EmbeddedPostgresOptions = {
  /** Where the database lives; made when absent, kept when present. */
  readonly dataFolder: string;
  /** TCP port on 127.0.0.1; a free one when absent. */
  readonly port?: number;
  /** Receives every line that PostgreSQL or the launcher says; nothing is printed when absent. */
  readonly log?: (line: string) => void;
  /** PostgreSQL settings that differ from those for a small machine. */
  readonly settings?: Settings;
  /**
   * Whether `url` leads to a socket file in the data folder instead of the port, where there can be one: no password, and a third less
   * work for each question. For tests, which run as the server's own account or as root.
   */
  readonly socket?: boolean;
};

/** A running server: `url` leads to an empty UTF-8 database of its own; `stop` may be called any number of times. */
export type EmbeddedPostgres = { readonly url: string; stop(): Promise<void> };

/**
 * Starts the PostgreSQL that npm brought along, making its data folder on the first start. Works as an ordinary user
 * and as root, also under a home that only root may enter.
 *
 * @throws Error (Japanese, with PostgreSQL's last words) when it cannot start here.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const log: Log = options.log ?? ignore;
  const runner = await chooseRunner(await findBinaries(), resolve(options.dataFolder), log);
  const cluster = await openCluster(runner);
  await makeWay(cluster.folder);
  const port = options.port ?? (await freePort());
  const socket = options.socket ? await socketSettings(runner.dataFolder, port) : undefined;
  const settings = { ...smallMachine, ...socket, ...options.settings };
  const server = await startServer({ runner, cluster: cluster.folder, port, settings, log });
  const url = new URL(`postgres://${owner}:${cluster.password}@127.0.0.1:${port}/${owner}`);
  if (socket) url.searchParams.set('host', runner.dataFolder);
  return { url: url.href, stop: server.stop };
}

function ignore(): void {}

import { writeFile } from 'node:fs/promises';
import { platform } from 'node:os';
import { join } from 'node:path';
import type { Settings } from './settings.ts';

/** Bytes that the path of a socket file may have on every system that knows them. */
const LONGEST_PATH = 100;

const WHO_COMES_IN = `
local all all trust
host all all 127.0.0.1/32 scram-sha-256
`;

/**
 * Settings of a server that besides its port has a socket file in `folder`, by which its own account alone comes in, and without a
 * password; `undefined` where there are no such files, or the path would be too long for one.
 */
export async function socketSettings(folder: string, port: number): Promise<Settings | undefined> {
  const path = join(folder, `.s.PGSQL.${port}`);
  if (platform() === 'win32' || Buffer.byteLength(path) > LONGEST_PATH) return undefined;
  const whoComesIn = join(folder, 'socket-hba.conf');
  await writeFile(whoComesIn, WHO_COMES_IN);
  return { unix_socket_directories: folder, unix_socket_permissions: '0700', hba_file: whoComesIn };
}

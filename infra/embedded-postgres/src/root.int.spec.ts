import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findBinaries } from './binaries.ts';
import { chooseRunner } from './choose-runner.ts';
import { openCluster } from './cluster.ts';
import { freePort } from './free-port.ts';
import { otherAccount } from './other-account.ts';
import type { Runner } from './runner.ts';
import { startServer } from './server.ts';
import { smallMachine } from './settings.ts';

let wanted: string;
let home: string;
let said: string[];

const log = (line: string): void => void said.push(line);

beforeEach(async () => {
  said = [];
  wanted = await mkdtemp(join(tmpdir(), 'meikan-wanted-'));
  home = await mkdtemp(join(tmpdir(), 'meikan-home-'));
  await chmod(wanted, 0o700);
});

afterEach(async () => {
  await rm(wanted, { recursive: true, force: true });
  await rm(home, { recursive: true, force: true });
});

async function startAndStop(runner: Runner): Promise<void> {
  const { folder } = await openCluster(runner);
  const server = await startServer({ runner, cluster: folder, port: await freePort(), settings: smallMachine, log });
  await server.stop();
}

describe.runIf(userInfo().uid === 0)('as root', () => {
  test('the data stay in their folder when namespaces are allowed', async ({ skip }) => {
    const runner = await chooseRunner(await findBinaries(), join(wanted, 'postgres'), log);
    if (runner.how !== 'user-namespace') skip('user namespaces are forbidden here');
    await startAndStop(runner);
    expect(runner.dataFolder).toBe(join(wanted, 'postgres'));
    expect((await stat(join(wanted, 'postgres/cluster'))).uid).toBe(0);
  });

  test('without namespaces another account runs the server in a reachable folder, and the log says where', async () => {
    const runner = await otherAccount(await findBinaries(), join(wanted, 'postgres'), log, { home });
    await startAndStop(runner);
    expect(runner.dataFolder.startsWith(home)).toBe(true);
    expect((await stat(join(runner.dataFolder, 'cluster'))).uid).toBe(runner.account?.uid);
    expect(said.join('\n')).toContain(runner.dataFolder);
  });

  test('data that another account can reach stay in their folder, and keep their owner', async () => {
    await chmod(wanted, 0o755);
    const binaries = await findBinaries();
    const first = await otherAccount(binaries, join(wanted, 'postgres'), log, { home });
    await startAndStop(first);
    expect(first.dataFolder).toBe(join(wanted, 'postgres'));
    const second = await chooseRunner(binaries, join(wanted, 'postgres'), log);
    expect(second).toMatchObject({ how: 'other-account', account: first.account });
    await startAndStop(second);
  });
});

describe.runIf(userInfo().uid !== 0)('as an ordinary user', () => {
  test('the server is started directly', async () => {
    const runner = await chooseRunner(await findBinaries(), join(wanted, 'postgres'), log);
    expect(runner).toMatchObject({ how: 'ordinary', prefix: [] });
  });
});

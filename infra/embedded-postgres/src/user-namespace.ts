import { ordinaryAccount } from './accounts.ts';
import { run } from './run.ts';

/**
 * The words that run a program as root's files' owner without being root (util-linux `unshare`), or undefined where
 * the machine does not allow it. Inside, files of root belong to an ordinary account.
 */
export async function userNamespace(): Promise<readonly string[] | undefined> {
  const account = await ordinaryAccount();
  if (account === undefined) return undefined;
  const prefix = ['unshare', '--user', `--map-user=${account.uid}`, `--map-group=${account.gid}`, '--'];
  const trial = await run([...prefix, 'true']);
  return trial.code === 0 ? prefix : undefined;
}

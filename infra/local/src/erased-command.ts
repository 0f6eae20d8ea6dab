import { text } from 'node:stream/consumers';
import { eraseAgain, readErased } from './erase-again.ts';
import { openBeside, openLogBeside } from './open-beside.ts';

const NAME = 'meikan-erased';
const say = (line: string) => process.stdout.write(`${line}\n`);

/**
 * `npm run -s erased` prints whose key was destroyed, one id a line; `npm run -s erased -- apply < FILE` takes such a list after a
 * restore.
 */
async function run(verb: string | undefined): Promise<void> {
  await using opened = new AsyncDisposableStack();
  if (verb === undefined) {
    const { keys } = await openLogBeside(NAME, opened);
    for (const subject of await keys.destroyed()) say(subject);
    return;
  }
  if (verb !== 'apply') throw new Error('使い方: npm run -s erased [-- apply < ファイル]');
  const erased = readErased(await text(process.stdin));
  const accounts = await eraseAgain(erased, await openBeside(NAME, opened));
  say(`${erased.length} 件の鍵を消し、戻っていたアカウント ${accounts} 件を閉じました。`);
  if (accounts > 0) say('残りは、名鑑が動いているあいだに消えます。');
}

try {
  await run(process.argv[2]);
} catch (error) {
  process.stderr.write(`できませんでした。\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

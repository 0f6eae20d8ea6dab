import { openBeside } from './open-beside.ts';

/** `npm run -s second-factor-off -- ADDRESS`: for who lost both their app and their recovery codes, once it is sure that it is them. */
async function run(email: string | undefined): Promise<void> {
  if (email === undefined) throw new Error('使い方: npm run -s second-factor-off -- メールアドレス');
  await using opened = new AsyncDisposableStack();
  const { identity } = await openBeside('meikan-second-factor-off', opened);
  const isDone = await identity.turnOffSecondFactor(email);
  if (!isDone) throw new Error(`${email} のアカウントに、二段階認証は設定されていません。`);
  process.stdout.write(`${email} の二段階認証を解除しました。\n`);
}

try {
  await run(process.argv[2]);
} catch (error) {
  process.stderr.write(`できませんでした。\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const running = z.strictObject({ databaseUrl: z.string(), publicUrl: z.string() });
/** Where the running instance keeps its data, for commands that work beside it (`npm run demo`). */
export type Running = z.output<typeof running>;

const fileIn = (dataFolder: string) => join(dataFolder, 'running.json');

/** Notes the running instance in its data folder, for its owner's eyes only, until it is disposed. */
export async function noteRunning(dataFolder: string, instance: Running): Promise<AsyncDisposable> {
  const file = fileIn(dataFolder);
  await writeFile(file, JSON.stringify(instance), { mode: 0o600 });
  return { [Symbol.asyncDispose]: () => rm(file, { force: true }) };
}

/** The instance that runs on this data folder; null when none does. */
export async function findRunning(dataFolder: string): Promise<Running | null> {
  const noted = await readFile(fileIn(dataFolder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return noted === null ? null : running.parse(JSON.parse(noted));
}

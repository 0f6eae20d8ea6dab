import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const secrets = z.strictObject({ kek: z.string(), ledgerKey: z.string() });
export type EmbeddedSecrets = z.output<typeof secrets>;

const newSecret = () => randomBytes(32).toString('base64');

/** The secrets that the one-machine form makes for itself, kept in the data folder for its owner's eyes only. */
export async function embeddedSecrets(dataFolder: string): Promise<EmbeddedSecrets> {
  const file = join(dataFolder, 'secrets.json');
  const kept = await readFile(file, 'utf8').catch(absent);
  if (kept !== null) return secrets.parse(JSON.parse(kept));
  const made = { kek: newSecret(), ledgerKey: newSecret() };
  await mkdir(dataFolder, { recursive: true });
  // Written aside first: a half-written key would lock every personal field for ever.
  await writeFile(`${file}.new`, JSON.stringify(made), { mode: 0o600 });
  await rename(`${file}.new`, file);
  return made;
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

import { z } from 'zod';

const version = z.object({
  build: z.string(),
  worker: z.enum(['served', 'retired']),
  updates: z.enum(['offered', 'required']),
});

/** What the server says of the app: its present build, and the switches of operators. */
export type Version = z.output<typeof version>;

const TIMEOUT_MS = 5000;

/** Asks the server; `undefined` when Meikan itself does not answer. */
export async function readVersion(): Promise<Version | undefined> {
  try {
    const answer = await fetch('/version.json', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
    return version.safeParse(await answer.json()).data;
  } catch {
    // No network, no answer, or a hotel's page: all say that nothing is known now.
    return undefined;
  }
}

/** The build of the page that is open. */
export const ownBuild = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="meikan:build"]')?.content;

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { failureFolder } from '@meikan/testkit';
import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';

/**
 * Vitest's command that begins to trace what the browser does. Its own `trace` takes a picture of the page at each step of every
 * test, also where none is kept: a sixth of all the time.
 */
export const startTrace: BrowserCommand<[]> = ({ context }) =>
  context.tracing.start({ screenshots: true, snapshots: true, sources: true });

/** Vitest's command that ends the trace of a test, and keeps it if that has failed. */
export const stopTrace: BrowserCommand<[test: string, tries: number, hasFailed: boolean]> = async (
  { context },
  test,
  tries,
  hasFailed,
) => {
  if (!hasFailed) return context.tracing.stop();
  const folder = failureFolder(test);
  await mkdir(folder, { recursive: true });
  await context.tracing.stop({ path: join(folder, `${tries}-trace.zip`) });
};

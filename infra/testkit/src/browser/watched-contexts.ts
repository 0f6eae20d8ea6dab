import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { root } from '../root.ts';

/** Where a browser test that failed leaves its screenshots and its trace; outside git. MEIKAN_FAILURES_FOLDER names another place. */
const failuresFolder = process.env.MEIKAN_FAILURES_FOLDER ?? join(root, '.cache/tests/failures');

/** The test that runs: its name, how often it was tried before, and whether it has failed by now. */
export type RunningTest = { readonly name: string; readonly tries: number; hasFailed(): boolean };

let running: RunningTest | null = null;
const open = new Set<BrowserContext>();

/** Tells which test the contexts belong to that are opened from now on. */
export function nowRuns(test: RunningTest | null): void {
  running = test;
}

const fileName = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80);

/** The folder for what a test that failed leaves behind, by its name. */
export const failureFolder = (test: string): string => join(failuresFolder, fileName(test));

/** Keeps what the open contexts show and have done, when the test has failed. A browser that is gone has nothing to show. */
export async function keepFailure(contexts: Iterable<BrowserContext> = open): Promise<void> {
  if (running === null || !running.hasFailed()) return;
  const folder = failureFolder(running.name);
  await mkdir(folder, { recursive: true });
  for (const context of contexts)
    await keep(context, join(folder, `${running.tries}-${crypto.randomUUID().slice(0, 8)}`));
}

async function keep(context: BrowserContext, path: string): Promise<void> {
  open.delete(context);
  try {
    for (const [index, page] of context.pages().entries()) {
      await page.screenshot({ path: `${path}-${index}.png`, timeout: 5000 });
    }
    if (traced.has(context)) await context.tracing.stop({ path: `${path}.zip` });
  } catch (error) {
    console.warn(`Nothing could be kept of a page of a failed test: ${error}`);
  }
}

const traced = new WeakSet<BrowserContext>();

/**
 * Keeps what a context shows when its test fails, before it is closed. A test that is tried again is traced: on the first try that
 * would slow down all those that pass.
 */
export async function watched(context: BrowserContext): Promise<BrowserContext> {
  open.add(context);
  if (running !== null && running.tries > 0) {
    await context.tracing.start({ screenshots: true, snapshots: true });
    traced.add(context);
  }
  const close = context.close.bind(context);
  context.close = async (options) => {
    if (open.has(context)) await keepFailure([context]);
    open.delete(context);
    await close(options);
  };
  return context;
}

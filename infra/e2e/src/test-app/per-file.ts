import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Role } from './sign-in.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

/** The test app of a test file. */
export type TestAppOfFile = {
  readonly running: TestApp;
  /** A page that is closed after the test. What another one has written by now is there to be read. */
  open(role: Role, look?: BrowserContextOptions): Promise<Page>;
};

/** Starts a test app for the file that calls it; after each test closes its pages and wants no complaints. */
export function testAppPerFile(): TestAppOfFile {
  let started: TestApp | undefined;
  const pages: Page[] = [];
  const running = (): TestApp => {
    if (started === undefined) throw new Error('The test app starts before the first test, not earlier.');
    return started;
  };
  beforeAll(async () => {
    started = await startTestApp();
  });
  afterEach(async () => {
    await Promise.all(pages.splice(0).map((page) => page.context().close()));
    expect(running().complaints.splice(0)).toEqual([]);
  });
  afterAll(() => started?.[Symbol.asyncDispose]());
  return {
    get running() {
      return running();
    },
    async open(role, look) {
      const { application, open } = running();
      await application.projections.caughtUp();
      const page = await open(role, look);
      pages.push(page);
      return page;
    },
  };
}

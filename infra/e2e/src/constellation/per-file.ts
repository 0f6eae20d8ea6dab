import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Role } from './sign-in.ts';
import { type Constellation, startConstellation } from './start-constellation.ts';

/** The constellation of a test file. */
export type Stars = {
  readonly constellation: Constellation;
  /** A page that is closed after the test. What another one has written by now is there to be read. */
  open(role: Role, look?: BrowserContextOptions): Promise<Page>;
};

/** Starts a constellation for the file that calls it; after each test closes its pages and wants no complaints. */
export function constellationPerFile(): Stars {
  let started: Constellation | undefined;
  const pages: Page[] = [];
  const stars = (): Constellation => {
    if (started === undefined) throw new Error('The constellation starts before the first test, not earlier.');
    return started;
  };
  beforeAll(async () => {
    started = await startConstellation();
  });
  afterEach(async () => {
    await Promise.all(pages.splice(0).map((page) => page.context().close()));
    expect(stars().complaints.splice(0)).toEqual([]);
  });
  afterAll(() => started?.[Symbol.asyncDispose]());
  return {
    get constellation() {
      return stars();
    },
    async open(role, look) {
      const { house, open } = stars();
      await house.projections.caughtUp();
      const page = await open(role, look);
      pages.push(page);
      return page;
    },
  };
}

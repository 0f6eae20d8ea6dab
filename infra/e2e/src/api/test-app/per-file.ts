import { afterAll, beforeAll } from 'vitest';
import { type ApiTestApp, type Outside, openApiTestApp } from './open-api-test-app.ts';
import type { Writer } from './write-directory.ts';

export type ApiTestAppOfFile = Omit<ApiTestApp, 'close'>;

/** Opens an application for the file that calls it, with what `seed` writes in it to be read and found before the first test. */
export function apiTestAppPerFile(
  seed: (write: Writer) => Promise<void> = async () => undefined,
  outside: Outside = {},
): ApiTestAppOfFile {
  let opened: ApiTestApp | undefined;
  const application = (): ApiTestApp => {
    if (opened === undefined) throw new Error('The application opens before the first test, not earlier.');
    return opened;
  };
  beforeAll(async () => {
    opened = await openApiTestApp(outside);
    await seed(opened.write);
    await opened.caughtUp();
  });
  afterAll(() => opened?.close());
  return {
    get application() {
      return application().application;
    },
    get write() {
      return application().write;
    },
    get lines() {
      return application().lines;
    },
    get baseUrl() {
      return application().baseUrl;
    },
    get pool() {
      return application().pool;
    },
    ask: (who, request) => application().ask(who, request),
    newToken: (who) => application().newToken(who),
    newIdToken: (who) => application().newIdToken(who),
    caughtUp: () => application().caughtUp(),
  };
}

import { afterAll, beforeAll } from 'vitest';
import { type ApiHouse, type Outside, openApiHouse } from './open-api-house.ts';
import type { Writer } from './write-directory.ts';

export type ApiHouseOfFile = Omit<ApiHouse, 'close'>;

/** Opens a house for the file that calls it, with what `seed` writes in it to be read and found before the first test. */
export function apiHousePerFile(
  seed: (write: Writer) => Promise<void> = async () => undefined,
  outside: Outside = {},
): ApiHouseOfFile {
  let opened: ApiHouse | undefined;
  const house = (): ApiHouse => {
    if (opened === undefined) throw new Error('The house opens before the first test, not earlier.');
    return opened;
  };
  beforeAll(async () => {
    opened = await openApiHouse(outside);
    await seed(opened.write);
    await opened.caughtUp();
  });
  afterAll(() => opened?.close());
  return {
    get house() {
      return house().house;
    },
    get write() {
      return house().write;
    },
    get lines() {
      return house().lines;
    },
    get baseUrl() {
      return house().baseUrl;
    },
    ask: (who, request) => house().ask(who, request),
    newToken: (who) => house().newToken(who),
    newIdToken: (who) => house().newIdToken(who),
    caughtUp: () => house().caughtUp(),
  };
}

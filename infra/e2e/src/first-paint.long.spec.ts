import { test } from 'vitest';
import { expectPaintedFirst } from './painted-first.ts';
import { testAppPerFile } from './test-app/per-file.ts';

const app = testAppPerFile();

test('what the server says of the top page is painted before the app is asked for (ADR 0019)', async () => {
  await expectPaintedFirst(await app.open('anonymous'), '/');
});

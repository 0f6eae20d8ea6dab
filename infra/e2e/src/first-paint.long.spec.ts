import { test } from 'vitest';
import { constellationPerFile } from './constellation/per-file.ts';
import { expectPaintedFirst } from './painted-first.ts';

const stars = constellationPerFile();

test('what the server says of the top page is painted before the app is asked for (ADR 0019)', async () => {
  await expectPaintedFirst(await stars.open('anonymous'), '/');
});

import { expect, test } from 'vitest';
import { constellationPerFile } from './constellation/per-file.ts';
import { lookAtNarrow, lookAtWide } from './places/look-at.ts';
import { SERVED } from './places/places.ts';

const stars = constellationPerFile();

test.each(SERVED)('$name, which no test of the app can open, is accessible and fits', async (place) => {
  const page = await stars.open('anonymous');
  expect([...(await lookAtNarrow(page, place)), ...(await lookAtWide(page, place))]).toEqual([]);
});

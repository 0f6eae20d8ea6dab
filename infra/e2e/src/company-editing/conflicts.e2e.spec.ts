import { test } from 'vitest';
import { constellationPerFile } from '../constellation/per-file.ts';
import { changeOnTwoDevices } from './two-devices.ts';

const stars = constellationPerFile();

test('two owners on a device each that change a page without a network: different fields are both kept, of the same one both texts are shown, and one choice ends it', () =>
  changeOnTwoDevices(stars, 'general'));

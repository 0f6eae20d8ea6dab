import { test } from 'vitest';
import { constellationPerFile } from '../constellation/per-file.ts';
import { twoDevices } from './two-devices.ts';

const { changeDifferentFields, changeTheSameField } = twoDevices(constellationPerFile());

test('two devices of one owner that change different fields without a network: both are kept', () =>
  changeDifferentFields('business'));

test('two owners on a device each that change the same field: both are shown, and one choice ends it', () =>
  changeTheSameField('general'));

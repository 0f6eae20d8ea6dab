import { test } from 'vitest';
import { testAppPerFile } from '../test-app/per-file.ts';
import { changeOnTwoDevices } from './two-devices.ts';

const app = testAppPerFile();

test('two devices of one owner that change a page without a network: different fields are both kept, of the same one both texts are shown, and one choice ends it', () =>
  changeOnTwoDevices(app, 'business'));

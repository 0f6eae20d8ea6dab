import { test } from 'vitest';
import { testAppPerFile } from '../test-app/per-file.ts';
import { changeOnTwoDevices } from './two-devices.ts';

const app = testAppPerFile();

test('one owner who changes one page on two devices without a network keeps both fields, and chooses once where they are the same', () =>
  changeOnTwoDevices(app, 'business'));

import { test } from 'vitest';
import { testAppPerFile } from '../test-app/per-file.ts';
import { changeOnTwoDevices } from './two-devices.ts';

const app = testAppPerFile();

test('two owners who change one page without a network keep both fields, and choose once where they changed the same', () =>
  changeOnTwoDevices(app, 'general'));

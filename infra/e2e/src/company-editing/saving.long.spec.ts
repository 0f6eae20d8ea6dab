import { describe, test } from 'vitest';
import { testAppPerFile } from '../test-app/per-file.ts';
import { KINDS } from './kinds.ts';
import { keepKinds, saveKinds } from './saved-kinds.ts';

const app = testAppPerFile();

describe('a field of every kind', () => {
  test('is saved, and the word that it is done leads back to the page', () => saveKinds(app, KINDS));

  test('is kept without a network, marked as waiting, and sent later', () => keepKinds(app, KINDS));
});

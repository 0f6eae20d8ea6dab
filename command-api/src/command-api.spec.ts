import { queuedCommands } from '@meikan/contracts';
import { expect, it } from 'vitest';
import { features } from './command-api.ts';

const pages = { with: () => Promise.reject(new Error('no page is registered here')) };

it('carries out each command that a phone may queue, in one feature', () => {
  const carriedOut = features(pages).flatMap(({ queued = [] }) => queued.map(({ type }) => type));
  expect(carriedOut.toSorted()).toEqual(Object.keys(queuedCommands).toSorted());
});

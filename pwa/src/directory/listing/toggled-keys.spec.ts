import { expect, it } from 'vitest';
import { toggledKeys } from './toggled-keys.ts';

it('a key is chosen beside the others, and taken back', () => {
  expect([
    ...[toggledKeys([], 'a'), toggledKeys(['a'], 'b')],
    ...[toggledKeys(['a', 'b'], 'a'), toggledKeys(['a'], 'a')],
  ]).toEqual(['a', 'a,b', 'b', undefined]);
});

import { describe, it } from 'vitest';
import { holdLaws } from './testing/model-laws.ts';

describe('the queue under any weather, two devices, one account, many times', () => {
  it('loses nothing, doubles nothing, keeps the order, and ends up showing what the server holds', () =>
    holdLaws(1_000_000));
});

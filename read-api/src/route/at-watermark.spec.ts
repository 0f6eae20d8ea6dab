import { describe, expect, it } from 'vitest';
import { AtWatermark } from './at-watermark.ts';

describe('AtWatermark', () => {
  it('computes once while the mark stands, also for those who ask at the same time', async () => {
    const remembered = new AtWatermark<number>();
    let computed = 0;
    const compute = async () => ++computed;
    expect(await Promise.all([remembered.get('7', compute), remembered.get('7', compute)])).toEqual([1, 1]);
    expect(await remembered.get('7', compute)).toBe(1);
  });

  it('computes anew when the mark has moved', async () => {
    const remembered = new AtWatermark<string>();
    expect(await remembered.get('7', async () => 'old')).toBe('old');
    expect(await remembered.get('8', async () => 'new')).toBe('new');
  });

  it('forgets a computation that failed', async () => {
    const remembered = new AtWatermark<string>();
    await expect(remembered.get('7', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await remembered.get('7', async () => 'back')).toBe('back');
  });
});

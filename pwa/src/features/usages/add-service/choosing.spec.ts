import { describe, expect, it } from 'vitest';
import { type Choice, type Choosing, choose, stepOf } from './choosing.ts';

type Service = { readonly id: string };
const memo: Service = { id: 'memo' };
const board: Service = { id: 'board' };

const after = (...choices: readonly Choice<Service>[]): Choosing<Service> =>
  choices.reduce<Choosing<Service>>(choose, { stage: 'looking' });
const press = (service: Service) => ({ type: 'pressed', service }) as const;

describe('the steps of adding a service', () => {
  it('are search, finds, pick, usage', () => {
    expect(stepOf(after(), 0)).toBe(1);
    expect(stepOf(after(), 3)).toBe(2);
    expect(stepOf(after(press(memo)), 3)).toBe(3);
    expect(stepOf(after(press(memo), { type: 'went-on' }), 3)).toBe(4);
  });
  it('stay at the first without finds', () => expect(stepOf(after({ type: 'searched' }), 0)).toBe(1));
  it('return to the finds when the pick is pressed again', () => {
    expect(stepOf(after(press(memo), press({ ...memo })), 3)).toBe(2);
  });
  it('replace the pick by another one', () => {
    expect(after(press(memo), press(board))).toEqual({ stage: 'picked', service: board });
  });
  it('need a pick to continue', () => expect(after({ type: 'went-on' })).toEqual({ stage: 'looking' }));
  it('return from the fourth to the third with the pick', () => {
    expect(after(press(memo), { type: 'went-on' }, { type: 'went-back' })).toEqual({ stage: 'picked', service: memo });
  });
  it('start with private use, and keep the answers', () => {
    expect(after(press(memo), { type: 'went-on' })).toMatchObject({ usageType: 'private' });
    const told = after(press(memo), { type: 'went-on' }, { type: 'told', usageType: 'company' });
    expect(told).toMatchObject({ stage: 'telling', usageType: 'company' });
  });
  it('restart with another search', () => {
    expect(after(press(memo), { type: 'went-on' }, { type: 'searched' })).toEqual({ stage: 'looking' });
  });
  it('ignore usage before the fourth', () => {
    expect(after(press(memo), { type: 'told', usageType: 'company' })).toEqual({ stage: 'picked', service: memo });
  });
  it('resume at the fourth, unless something was picked meanwhile', () => {
    const restored = { type: 'restored', service: memo, usageType: 'company' } as const;
    expect(after(restored)).toEqual({ stage: 'telling', service: memo, usageType: 'company' });
    expect(after(press(board), restored)).toEqual({ stage: 'picked', service: board });
  });
});

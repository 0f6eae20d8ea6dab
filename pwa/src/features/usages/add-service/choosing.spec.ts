import { describe, expect, it } from 'vitest';
import { type Choice, type Choosing, choose, stepOf } from './choosing.ts';

type Service = { readonly id: string };
const memo: Service = { id: 'memo' };
const board: Service = { id: 'board' };

const after = (...choices: readonly Choice<Service>[]): Choosing<Service> =>
  choices.reduce<Choosing<Service>>(choose, { stage: 'looking' });
const press = (service: Service) => ({ type: 'pressed', service }) as const;

describe('the four steps of adding a service', () => {
  it('are search, finds, picked, usage', () => {
    expect(stepOf(after(), 0)).toBe(1);
    expect(stepOf(after(), 3)).toBe(2);
    expect(stepOf(after(press(memo)), 3)).toBe(3);
    expect(stepOf(after(press(memo), { type: 'went-on' }), 3)).toBe(4);
  });
  it('stay at the first when nothing is found', () => expect(stepOf(after({ type: 'searched' }), 0)).toBe(1));
  it('go back to the finds when the picked one is pressed again', () => {
    expect(stepOf(after(press(memo), press({ ...memo })), 3)).toBe(2);
  });
  it('pick another one in its place', () => {
    expect(after(press(memo), press(board))).toEqual({ stage: 'picked', service: board });
  });
  it('cannot go on before something is picked', () => expect(after({ type: 'went-on' })).toEqual({ stage: 'looking' }));
  it('go back from the fourth to the third with what was picked', () => {
    expect(after(press(memo), { type: 'went-on' }, { type: 'went-back' })).toEqual({ stage: 'picked', service: memo });
  });
  it('begin with private use, and keep what is told', () => {
    expect(after(press(memo), { type: 'went-on' })).toMatchObject({ usageType: 'private' });
    const told = after(press(memo), { type: 'went-on' }, { type: 'told', usageType: 'company' });
    expect(told).toMatchObject({ stage: 'telling', usageType: 'company' });
  });
  it('begin anew with another search', () => {
    expect(after(press(memo), { type: 'went-on' }, { type: 'searched' })).toEqual({ stage: 'looking' });
  });
  it('do not hear of usage before the fourth', () => {
    expect(after(press(memo), { type: 'told', usageType: 'company' })).toEqual({ stage: 'picked', service: memo });
  });
  it('go on at the fourth where they broke off, unless something was picked meanwhile', () => {
    const restored = { type: 'restored', service: memo, usageType: 'company' } as const;
    expect(after(restored)).toEqual({ stage: 'telling', service: memo, usageType: 'company' });
    expect(after(press(board), restored)).toEqual({ stage: 'picked', service: board });
  });
});

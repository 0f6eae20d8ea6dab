import { expect, test } from 'vitest';
import { retry } from '../machine/decide.ts';
import { answered, edit, problem, queueOf, register, rowOf, sendAll } from '../machine/testing/rows.ts';
import { saysOtherwise } from './queue-tables.ts';

test('F16 a row is mirrored again when its dependency changes its id, and not when it is only sent', () => {
  const before = queueOf(register('1', 'a'), edit('2', { job: 'x' }, { dependsOn: ['1'] }));
  const { queue: refused } = answered(before, [{ id: '1', status: 'refused', problem }]);
  const again = retry(refused, '1', 'anew');
  expect(rowOf(again, '2').dependsOn).toEqual(['anew']);
  expect(saysOtherwise(rowOf(again, '2'), rowOf(refused, '2'))).toBe(true);
  expect(saysOtherwise(rowOf(sendAll(before), '1'), rowOf(before, '1'))).toBe(false);
  expect(saysOtherwise(rowOf(before, '1'), undefined)).toBe(true);
});

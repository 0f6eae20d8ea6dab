import { expect, it } from 'vitest';
import { loggableError } from './loggable-error.ts';

it('says what failed and why, without the extra properties of a driver', () => {
  const cause = Object.assign(new Error('connect postgres://meikan:secret@db/meikan'), { code: 'ECONNREFUSED' });
  const error = Object.assign(new TypeError('no account for taro@mail.example', { cause }), {
    tag: 'accounts',
    detail: 'Key (email)=(taro@mail.example) already exists.',
    parameters: ['st_secret'],
  });
  const told = loggableError(error);
  expect(told).toMatchObject({
    name: 'TypeError',
    message: 'no account for [mail]',
    tag: 'accounts',
    cause: { code: 'ECONNREFUSED', message: 'connect postgres://db/meikan' },
  });
  expect(JSON.stringify(told)).not.toMatch(/secret|mail\.example/);
});

it('follows causes to a limit, and accepts values that are no errors', () => {
  const circular = new Error('a');
  circular.cause = circular;
  expect(JSON.stringify(loggableError(circular)).match(/"cause"/g)).toHaveLength(3);
  expect(loggableError('text')).toEqual({ name: 'string', message: 'text' });
});

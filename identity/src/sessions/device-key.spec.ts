import { accountId } from '@meikan/domain';
import { expect, test } from 'vitest';
import { deviceKeyOf } from './device-key.ts';

const mio = accountId('mio');

test('an account has one key of 256 bits, for ever', () => {
  expect(Buffer.from(deviceKeyOf('pepper', mio), 'base64url')).toHaveLength(32);
  expect(deviceKeyOf('pepper', mio)).toBe('jiSNMHAhMiR_w7zR-JxWVkcIpkfqqqPJyBbxZzRjVsg');
});

test('another account or installation has another key', () => {
  const keys = [deviceKeyOf('pepper', mio), deviceKeyOf('pepper', accountId('rin')), deviceKeyOf('salt', mio)];
  expect(new Set(keys).size).toBe(3);
});

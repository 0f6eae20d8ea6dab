import { describe, expect, it } from 'vitest';
import { parseJson } from './parse-json.ts';

describe('parseJson', () => {
  it.each(['{"a":[1,{"b":"x"},{"b":"y"}],"c":"{\\"c\\":1,\\"c\\":2}"}', '[]', '"\\u65e5\\ud83d\\ude00"', '3', 'null'])(
    'reads %s as JSON.parse does',
    (json) => expect(parseJson(json)).toEqual(JSON.parse(json)),
  );

  it.each([
    ['prototype', '{"__proto__":{"isAdminMode":true}}'],
    ['escaped prototype', '{"\\u005f_proto__":1}'],
    ['constructor', '{"a":{"constructor":{"prototype":{}}}}'],
    ['duplicate keys', '{"a":1,"b":{"a":2},"a":3}'],
    ['duplicate escaped keys', '{"a":1,"\\u0061":3}'],
    ['duplicate after a nested list', '{"a":[{"x":1}],"a":3}'],
    ['lone surrogate', '{"a":"\\ud800"}'],
    ['NUL', '["\\u0000"]'],
    ['NUL in a key', '{"\\u0000":1}'],
    ['depth', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
    ['keys', `{${Array.from({ length: 10_001 }, (_, index) => `"k${index}":1`).join()}}`],
    ['no JSON', '{"a":'],
  ])('rejects %s', (_name, json) => {
    expect(() => parseJson(json)).toThrow(expect.objectContaining({ status: 400 }));
    expect(({} as Record<string, unknown>).isAdminMode).toBeUndefined();
  });

  it('parses a long string in linear time', () => {
    const text = '\\\\"'.repeat(100_000);
    const json = JSON.stringify([text]);
    const before = process.cpuUsage();
    const parsed = parseJson(json);
    const { user, system } = process.cpuUsage(before);
    expect(parsed).toEqual([text]);
    // CPU time in µs: linear work takes a thirtieth of it, quadratic work minutes.
    expect(user + system).toBeLessThan(500_000);
  });
});

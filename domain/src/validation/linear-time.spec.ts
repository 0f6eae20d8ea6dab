import { describe, expect, it } from 'vitest';
import { calendarDate, yearMonth } from './dates.ts';
import { email } from './email.ts';
import { followerCount } from './follower-count.ts';
import { handle } from './handle.ts';
import { password } from './password.ts';
import { addressKey } from './same-address.ts';
import { articleTags, splitTags, tag, takeTags } from './tags.ts';
import { comparableText, line, optionalParagraph } from './text.ts';
import { imageAddress, safeUrl } from './url.ts';

/** CPU time in µs: the domain is compiled without the types of Node, on which its tests run. */
type CpuUsage = { readonly user: number; readonly system: number };
declare const process: { cpuUsage(since?: CpuUsage): CpuUsage };

/** Each takes less than a twentieth of it; what grows faster than its input takes seconds, or never ends. */
const MOST_MICROSECONDS = 1_000_000;

const many = 1_000_000;
const hostile: readonly (readonly [string, () => unknown])[] = [
  ['a mail address of a million letters', () => email(`a@${'a'.repeat(many)}`)],
  ['a mail address of dots', () => email(`${'a.'.repeat(120)}@a`)],
  ['a mail address of hyphens', () => email(`a@${'a-'.repeat(120)}`)],
  ['an address of a million letters', () => safeUrl(`https://${'a'.repeat(many)}`)],
  ['an address of hyphens', () => safeUrl(`https://${'a-'.repeat(1000)}`)],
  ['an address of dots', () => safeUrl(`https://${'a.'.repeat(1000)}`)],
  ['an address of brackets', () => safeUrl(`https://${'['.repeat(1000)}${':1'.repeat(500)}`)],
  ['an address of wide dots', () => safeUrl(`https://${'あ。'.repeat(1000)}`)],
  ['a picture of joiners', () => imageAddress(`/images/${'\u200D'.repeat(2000)}!`)],
  ['a tag of a million marks', () => tag('ー'.repeat(many))],
  ['a tag of a million number signs', () => tag('#'.repeat(many))],
  ['a million tags', () => articleTags(Array.from({ length: 100_000 }, (_, index) => String(index)))],
  ['tags of white space', () => splitTags(' '.repeat(many))],
  ['a million typed tags', () => takeTags([], 'a b c d e f '.repeat(many / 12), 5)],
  ['a date of a million nines', () => calendarDate('9'.repeat(many))],
  ['a month of a million nines', () => yearMonth('9'.repeat(many))],
  ['a handle of hyphens', () => handle(`${'a-'.repeat(many)}`)],
  ['a password of a million letters', () => password('Aa1'.repeat(many), () => false)],
  ['a follower count of a million digits', () => followerCount('9'.repeat(many))],
  ['a line of combining marks', () => line(25)(`a${'\u0301'.repeat(many)}`)],
  ['a line of joiners', () => line(25)('\u200D'.repeat(1500))],
  [
    'a paragraph of white space around a letter',
    () => optionalParagraph(4000)(`${' '.repeat(60_000)}a${' '.repeat(60_000)}`),
  ],
  ['a comparison of white space', () => comparableText(`a${' '.repeat(many)}a`)],
  ['a page below slashes', () => addressKey(`https://a.example${'/'.repeat(100_000)}a`)],
  ['a page of escapes', () => addressKey(`https://a.example/${'%2'.repeat(100_000)}`)],
  ['a page of parameters', () => addressKey(`https://a.example/?${'utm_&a='.repeat(20_000)}`)],
];

describe('every rule judges hostile input in linear time', () => {
  it.each(hostile)('%s', (_name, judge) => {
    const before = process.cpuUsage();
    expect(judge()).toBeDefined();
    const { user, system } = process.cpuUsage(before);
    expect(user + system).toBeLessThan(MOST_MICROSECONDS);
  });
});

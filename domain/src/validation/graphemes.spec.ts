import { describe, expect, it } from 'vitest';
import { firstGraphemes, graphemeCount } from './graphemes.ts';
import { limits } from './limits.ts';
import { searchedText } from './searched-text.ts';
import { line } from './text.ts';

describe('graphemes', () => {
  it('counts the characters that a reader sees', () => {
    expect(graphemeCount('👨‍👩‍👧'.repeat(25))).toBe(25);
    expect(graphemeCount('𠮷岡')).toBe(2);
    expect(graphemeCount('か\u3099㈱')).toBe(2);
  });
  it('decides a limit at its last character', () => {
    const family = '👨‍👩‍👧';
    expect(line(25)(family.repeat(25))).toEqual({ ok: true, value: family.repeat(25) });
    expect(line(25)(family.repeat(26))).toEqual({ ok: false, code: 'too-long' });
  });
  it('cuts a text after whole characters', () => {
    expect(firstGraphemes(`${'あ'.repeat(59)}😀`, 60)).toBe(`${'あ'.repeat(59)}😀`);
    expect(firstGraphemes(`${'あ'.repeat(59)}👨‍👩‍👧😀`, 60)).toBe(`${'あ'.repeat(59)}👨‍👩‍👧`);
    expect(firstGraphemes('か\u3099な', 1)).toBe('か\u3099');
  });
});

describe('a text to search for', () => {
  it('is trimmed', () => expect(searchedText('　黒﨑 澪 ')).toBe('黒﨑 澪'));
  it('is one line without controls and broken characters', () =>
    expect(searchedText('黒﨑\u0000\n澪\ufffd\ud800')).toBe('黒﨑 澪'));
  it('is cut at the length of the longest name, after a whole character', () => {
    const most = 'あ'.repeat(limits.articleName - 1);
    expect(searchedText(`${most}👨‍👩‍👧😀`)).toBe(`${most}👨‍👩‍👧`);
    expect(searchedText(`${most} あ`)).toBe(most);
  });
});

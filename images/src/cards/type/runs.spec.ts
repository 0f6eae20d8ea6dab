import { describe, expect, it } from 'vitest';
import { openFontFamily } from './font-family.ts';
import { runsOf } from './runs.ts';

const families = {
  mincho: openFontFamily('noto-serif-jp'),
  gothic: openFontFamily('noto-sans-jp'),
  emoji: openFontFamily('noto-emoji'),
};
const set = (text: string) => runsOf(text, 'mincho', families);
const told = (text: string) =>
  set(text)
    .map(({ text: part }) => part)
    .join('');

describe('a text in runs', () => {
  it.each(['黒﨑 澪', '𠮷野家', '髙橋 凜', '彅鷗鱻㐂栁', '㈱①〜—★', 'Café Ångström', 'ヴァイオリン'])(
    'is set whole in mincho, rare characters too: %s',
    (name) => {
      expect(told(name)).toBe(name);
      expect(new Set(set(name).map(({ family }) => family))).toEqual(new Set(['mincho']));
    },
  );

  it('keeps what belongs together in one run', () =>
    expect(
      set('家族👨‍👩‍👧と🇯🇵')
        .filter(({ family }) => family === 'emoji')
        .map(({ text }) => text),
    ).toEqual(['👨‍👩‍👧', '🇯🇵']));

  it('takes simpler types where a font lacks one', () => expect(told('ﾎﾟⅢ')).toBe('ポIII'));

  it('shows 〓 for what no font knows', () => expect(told('김씨')).toBe('〓〓'));

  it('leaves out what cannot be seen: controls, marks of direction, forms of variants', () =>
    expect(told('a\u0000\u202Eb\u200B辻\u{E0100}')).toBe('ab辻'));

  it('composes what is written in parts', () => expect(told('か\u3099')).toBe('が'));

  it('takes digits for digits', () => expect(set('2026#*').every(({ family }) => family === 'mincho')).toBe(true));
});

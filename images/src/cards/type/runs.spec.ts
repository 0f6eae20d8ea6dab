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

  it('keeps characters that belong together in one run', () =>
    expect(
      set('家族👨‍👩‍👧と🇯🇵')
        .filter(({ family }) => family === 'emoji')
        .map(({ text }) => text),
    ).toEqual(['👨‍👩‍👧', '🇯🇵']));

  it('uses simpler characters where a font lacks one', () => expect(told('ﾎﾟⅢ')).toBe('ポIII'));

  it.each(['김씨', 'محمد', 'שלום', 'ภาษาไทย', '张伟', 'हिन्दी'])('drops characters that no font has: %s', (text) =>
    expect(told(text)).toBe(''),
  );

  it.each([
    ['Dvořák', 'Dvorák'],
    ['Şule Ağaoğlu', 'Sule Agaoglu'],
    ['Čapek', 'Capek'],
  ])(
    'sets %s as %s once the files are open: what a table promises and the font lacks is set plainer',
    async (name, plainer) => {
      for (const run of set(name)) await families[run.family].load(run.slice);
      expect(told(name)).toBe(plainer);
    },
  );

  it('drops invisible characters: controls, direction marks, variation selectors', () =>
    expect(told('a\u0000\u202Eb\u200B辻\u{E0100}')).toBe('ab辻'));

  it('composes decomposed characters', () => expect(told('か\u3099')).toBe('が'));

  it('sets digits in the font of the text', () =>
    expect(set('2026#*').every(({ family }) => family === 'mincho')).toBe(true));
});

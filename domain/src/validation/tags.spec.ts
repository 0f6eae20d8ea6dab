import { describe, expect, it } from 'vitest';
import { limits } from './limits.ts';
import { articleTags, canDoTags, endedTags, splitTags, tag, tagKey, takeTags } from './tags.ts';

const take = (chosen: readonly string[], typed: string) => takeTags(chosen, typed, limits.tagsPerArticle);
const long = 'あ'.repeat(limits.tag + 1);

describe('splitting typed tags', () => {
  it.each([
    ['a b\u3000c', ['a', 'b', 'c']],
    [' 決済\u3000冪等性\nAI ', ['決済', '冪等性', 'AI']],
    ['活版、組版，校正,印刷', ['活版', '組版', '校正', '印刷']],
    ['\u3000 ', []],
  ])('splits at every separator of %j', (typed, pieces) => expect(splitTags(typed)).toEqual(pieces));

  it.each([
    ['活版', '', '活版'],
    ['活版\u3000', '活版\u3000', ''],
    ['a b\u3000c', 'a b\u3000', 'c'],
    ['', '', ''],
  ])('separates in %j finished tags from the one being typed', (typed, ended, open) =>
    expect(endedTags(typed)).toEqual([ended, open]),
  );
});

describe('adding typed tags', () => {
  it('appends them to the chosen ones, folded and without number signs', () => {
    expect(take(['組版'], ' ＃活版\u3000ＡＩ')).toEqual({ tags: ['組版', '活版', 'AI'], left: '', fault: null });
  });
  it('ignores another spelling of a chosen tag', () => {
    expect(take(['GitHub', 'か～ら'], 'ｇｉｔｈｕｂ か〜ら')).toEqual({
      tags: ['GitHub', 'か～ら'],
      left: '',
      fault: null,
    });
  });
  it.each(['', '\u3000', '#', '組版', '＃組版'])('changes nothing for %j', (typed) =>
    expect(take(['組版'], typed)).toEqual({ tags: ['組版'], left: '', fault: null }),
  );
  it('stops at the limit, and says so', () => {
    expect(take(['a', 'b', 'c', 'd'], 'e f g')).toEqual({
      tags: ['a', 'b', 'c', 'd', 'e'],
      left: '',
      fault: 'too-many',
    });
    expect(take(['a', 'b', 'c', 'd', 'e'], 'a')).toMatchObject({ fault: null });
  });
  it('leaves invalid tags in the input to be corrected', () => {
    expect(take([], `活版 ${long}`)).toEqual({ tags: ['活版'], left: long, fault: 'too-long' });
  });
  it.each(['#ＡＩ ai', 'か\u3099 が', '㌔ キロ', `${long} 決済`, 'a b c d e'])(
    'takes from %j nothing that the server would reject or change',
    (typed) => {
      const { tags } = take([], typed);
      expect(articleTags(tags)).toEqual({ ok: true, value: tags });
      for (const one of tags) expect(tag(one)).toEqual({ ok: true, value: one });
    },
  );
});

describe('one tag in several spellings', () => {
  it.each([
    ['wide letters', 'ＡＩ', 'AI'],
    ['decomposed kana', 'か\u3099', 'が'],
    ['narrow kana', 'ｶﾀｶﾅ', 'カタカナ'],
    ['a wide tilde', '１０～２０代', '10〜20代'],
  ])('is kept in its usual spelling: %s', (_, typed, kept) => expect(tag(typed)).toEqual({ ok: true, value: kept }));

  it.each([
    ['case', 'GitHub', 'github'],
    ['width and case', 'ＧｉｔＨｕｂ', 'GITHUB'],
    ['waves', '10～20代', '10〜20代'],
    ['a narrow tilde', '10~20代', '10〜20代'],
    ['hyphens', 'e‑mail', 'E-mail'],
    ['a number sign', '＃活版', '活版'],
  ])('has one key: %s', (_, one, other) => expect(tagKey(one)).toBe(tagKey(other)));

  it.each([
    ['C++', 'C#'],
    ['は', 'ば'],
    ['さくら', 'サクラ'],
    ['AI', 'AI活用'],
  ])('other tags have other keys: %s and %s', (one, other) => expect(tagKey(one)).not.toBe(tagKey(other)));

  it('is kept once in a set, in its first spelling', () => {
    expect(articleTags(['GitHub', 'github', 'ＧＩＴＨＵＢ'])).toEqual({ ok: true, value: ['GitHub'] });
    expect(canDoTags(['10～20代', '10~20代'])).toEqual({ ok: true, value: ['10〜20代'] });
  });
});

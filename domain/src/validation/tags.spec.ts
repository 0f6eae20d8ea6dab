import { describe, expect, it } from 'vitest';
import { limits } from './limits.ts';
import { articleTags, endedTags, splitTags, tag, takeTags } from './tags.ts';

const take = (chosen: readonly string[], typed: string) => takeTags(chosen, typed, limits.tagsPerArticle);
const long = 'あ'.repeat(limits.tag + 1);

describe('splitting typed tags', () => {
  it.each([
    ['a b\u3000c', ['a', 'b', 'c']],
    [' 決済\u3000冪等性\nAI ', ['決済', '冪等性', 'AI']],
    ['活版、組版，校正,印刷', ['活版', '組版', '校正', '印刷']],
    ['\u3000 ', []],
  ])('ends one at every separator of %j', (typed, pieces) => expect(splitTags(typed)).toEqual(pieces));

  it.each([
    ['活版', '', '活版'],
    ['活版\u3000', '活版\u3000', ''],
    ['a b\u3000c', 'a b\u3000', 'c'],
    ['', '', ''],
  ])('tells in %j what is ended from what is still typed', (typed, ended, open) =>
    expect(endedTags(typed)).toEqual([ended, open]),
  );
});

describe('taking typed tags', () => {
  it('puts them behind the chosen ones, without number signs, folded', () => {
    expect(take(['組版'], ' ＃活版\u3000ＡＩ')).toEqual({ tags: ['組版', '活版', 'AI'], left: '', fault: null });
  });
  it.each(['', '\u3000', '#', '組版', '＃組版'])('changes nothing for %j', (typed) =>
    expect(take(['組版'], typed)).toEqual({ tags: ['組版'], left: '', fault: null }),
  );
  it('stops at the most, and says so', () => {
    expect(take(['a', 'b', 'c', 'd'], 'e f g')).toEqual({
      tags: ['a', 'b', 'c', 'd', 'e'],
      left: '',
      fault: 'too-many',
    });
    expect(take(['a', 'b', 'c', 'd', 'e'], 'a')).toMatchObject({ fault: null });
  });
  it('leaves what breaks the rule where it can be mended', () => {
    expect(take([], `活版 ${long}`)).toEqual({ tags: ['活版'], left: long, fault: 'too-long' });
  });
  it.each(['#ＡＩ ai', 'か\u3099 が', '㌔ キロ', `${long} 決済`, 'a b c d e'])(
    'takes of %j nothing that the server refuses or writes otherwise',
    (typed) => {
      const { tags } = take([], typed);
      expect(articleTags(tags)).toEqual({ ok: true, value: tags });
      for (const one of tags) expect(tag(one)).toEqual({ ok: true, value: one });
    },
  );
});

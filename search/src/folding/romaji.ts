const SYLLABLES: ReadonlyMap<string, string> = new Map(
  [
    'あa いi うu えe おo かka きki くku けke こko さsa しsi すsu せse そso たta ちti つtu てte とto なna にni ぬnu ねne のno',
    'はha ひhi ふhu へhe ほho まma みmi むmu めme もmo やya ゆyu よyo らra りri るru れre ろro わwa をo んn',
    'がga ぎgi ぐgu げge ごgo ざza じzi ずzu ぜze ぞzo だda でde どdo ばba びbi ぶbu べbe ぼbo ぱpa ぴpi ぷpu ぺpe ぽpo',
  ]
    .join(' ')
    .split(' ')
    .map((pair): [string, string] => [pair.charAt(0), pair.slice(1)]),
);

/** Hepburn and what people type, to the kunrei spelling that kana become; longer spellings first. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/tch/g, 'ch'],
  [/sh(?=[auoe])/g, 'sy'],
  [/ch(?=[auoe])/g, 'ty'],
  [/j(?=[auoe])/g, 'zy'],
  [/shi/g, 'si'],
  [/chi/g, 'ti'],
  [/ji/g, 'zi'],
  [/tsu/g, 'tu'],
  [/fu/g, 'hu'],
  [/f(?=[aieo])/g, 'hu'],
  [/v/g, 'b'],
  [/l/g, 'r'],
  [/m(?=[bmp])/g, 'n'],
  [/oh(?![aiueo])/g, 'o'],
];

const DOUBLED = /([a-z])\1+/g;

/**
 * The bare sounds of a folded text in Latin letters, the same for kana, Hepburn and Kunrei, long vowels and doubled
 * consonants dropped (shinjuku = sinzyuku, kōbō = koubou). Empty when a kanji leaves the sound unknown.
 * Contracted sounds meet as well, since folding has made their small kana large: きや and きゃ are both "kya".
 */
export function soundSkeleton(folded: string): string {
  const latin = kanaToLatin(folded);
  if (!/^[a-z0-9+#]*$/.test(latin)) return '';
  // Doubled letters go before the spellings too: jji is zi as ji is.
  const undoubled = latin.replace(DOUBLED, '$1');
  return (
    SPELLINGS.reduce((text, [from, to]) => text.replace(from, to), undoubled)
      .replace(/([bcdfghkmprstwyz])iy(?=[auo])/g, '$1y')
      // つ before these may be a folded っ, which begins no word: left out on both sides, so that がっこう is gakkou.
      .replace(/(?<!^)tu(?=[kstpgzdb])/g, '')
      .replace(/ou/g, 'o')
      .replace(DOUBLED, '$1')
  );
}

function kanaToLatin(folded: string): string {
  return Array.from(folded, (character) => SYLLABLES.get(character) ?? character).join('');
}

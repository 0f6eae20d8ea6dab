const V_ROW = new Map([
  ['ゔぁ', 'ば'],
  ['ゔぃ', 'び'],
  ['ゔぇ', 'べ'],
  ['ゔぉ', 'ぼ'],
  ['ゔゅ', 'びゅ'],
  ['ゔ', 'ぶ'],
]);

/** Characters that are written for each other, one for one. Small kana come last in the folding. */
const PLAIN = new Map(
  Array.from('ぁあぃいぅうぇえぉおっつゃやゅゆょよゎわゕかゖけゐいゑえぢじづず'.matchAll(/(.)(.)/gu), pairOf),
);

function pairOf(match: RegExpExecArray): [string, string] {
  return [match[1] ?? '', match[2] ?? ''];
}

/** Katakana to hiragana, by offset; the sound marks ー and ・ stay as they are. */
export function toHiragana(text: string): string {
  return text.replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}

/** ヴ to the ば row, フェイス and フェース alike, and 々 spelled out; expects hiragana. */
export function foldSounds(hiragana: string): string {
  return hiragana
    .replace(/ゔ[ぁぃぇぉゅ]?/g, (kana) => V_ROW.get(kana) ?? 'ぶ')
    .replaceAll('ぇい', 'ぇ')
    .replace(/(?<repeated>[^々ゝ〻])(?<marks>[々ゝ〻]+)/gu, (_, repeated: string, marks: string) =>
      repeated.repeat(marks.length + 1),
    );
}

/** Small kana to large ones, old kana to new ones: キャノン is キヤノン, ヱビス is エビス. */
export function enlargeKana(hiragana: string): string {
  return hiragana.replace(/[ぁぃぅぇぉっゃゅょゎゕゖゐゑぢづ]/g, (kana) => PLAIN.get(kana) ?? kana);
}

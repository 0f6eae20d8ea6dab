const ROWS = [
  'あいうえお',
  'かきくけこ',
  'さしすせそ',
  'たちつてと',
  'なにぬねの',
  'はひふへほ',
  'まみむめも',
  'やゆよ',
  'らりるれろ',
  'わゐゑをん',
];

/** The keys of the name index in the order in which the top page shows them. */
export const INDEX_KEYS = [...ROWS.map((row) => row.charAt(0)), 'A-Z', '0-9'] as const;
/** Names that begin with neither kana, Latin letter nor digit and have no reading. */
export const NO_INDEX_KEY = '';

const SMALL: Readonly<Record<string, string>> = {
  ぁ: 'あ',
  ぃ: 'い',
  ぅ: 'う',
  ぇ: 'え',
  ぉ: 'お',
  っ: 'つ',
  ゃ: 'や',
  ゅ: 'ゆ',
  ょ: 'よ',
  ゎ: 'わ',
  ゕ: 'か',
  ゖ: 'け',
};

/** Where a name stands in the index: by its reading where it has one, else by the name itself. */
export function indexKeyOf(name: string, reading: string | null): string {
  // NFD after NFKC parts が into か and its mark, so that voiced kana stand in their row.
  const first = (reading || name).normalize('NFKC').normalize('NFD').trimStart().charAt(0).toLowerCase();
  if (first >= 'a' && first <= 'z') return 'A-Z';
  if (first >= '0' && first <= '9') return '0-9';
  const hiragana = first >= 'ァ' && first <= 'ヶ' ? String.fromCharCode(first.charCodeAt(0) - 0x60) : first;
  const large = SMALL[hiragana] ?? hiragana;
  return ROWS.find((row) => large !== '' && row.includes(large))?.charAt(0) ?? NO_INDEX_KEY;
}

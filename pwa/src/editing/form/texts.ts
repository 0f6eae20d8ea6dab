export const formTexts = {
  notANumber: (label: string) => `${label}は数字で入力してください。`,
  row: (row: number, label: string) => `${label} ${row}`,
  add: (row: string) => `${row}を追加`,
  tags: (most: number) => `Enterかスペースで追加します。${most}件まで登録できます。`,
  withUnit: (label: string, unit: string) => `${label}（${unit}）`,
  /** Which rows are not saved. */
  without: (needed: string) => `${needed}のない行は保存されません。`,
  notChosen: (needed: string) => `${needed}を選んでいない行は保存されません。`,
  both: (one: string, other: string) => `${one}と${other}の両方を入力した行だけを保存します。`,
  picture: (index: number, label: string) => `${label} ${index}`,
  urlExample: 'https://example.jp/',
  scale: (left: string, right: string) => [
    `とても「${left}」`,
    `どちらかといえば「${left}」`,
    'どちらともいえない',
    `どちらかといえば「${right}」`,
    `とても「${right}」`,
  ],
} as const;

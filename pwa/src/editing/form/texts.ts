export const formTexts = {
  notANumber: (label: string) => `${label}は数字で入力してください。`,
  row: (row: number, label: string) => `${label} ${row}`,
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

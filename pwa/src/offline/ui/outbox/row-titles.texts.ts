export const rowTitleTexts = {
  and: '、',
  more: (count: number) => `ほか${count}項目`,
  upload: (name: string) => `画像「${name}」を送る`,
  other: (name: string) => `「${name}」の変更`,
} as const;

export const keyTexts = {
  picture: '画像',
  company: (id: string) => `名鑑の会社（${id}）`,
} as const;

export const companyPickerTexts = {
  finds: '見つかった会社',
  searching: 'さがしています',
  found: (count: number) => `${count}件見つかりました。`,
  keys: '上下の矢印キーで選べます。',
  nothing: '名鑑にない会社です。このまま、文字として登録できます。',
  linked: '名鑑の会社です。',
  unlink: 'リンクを外す',
} as const;

export const buttonTexts = {
  edit: '編集',
  editOf: (of: string) => `${of}を編集`,
  keep: (of: string) => `${of}を保存する`,
  unkeep: (of: string) => `${of}を保存から外す`,
  opensNewTab: '（新しいタブで開きます）',
} as const;

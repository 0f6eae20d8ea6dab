export const articlePageTexts = {
  read: '記事を読む',
  copy: 'URLをコピー',
  copied: {
    done: 'URLをコピーしました',
    failed: 'URLをコピーできませんでした。アドレスバーからコピーしてください。',
  },
  tags: 'タグ',
  by: 'この記事を載せている人',
  byCompany: 'この記事を載せている会社',
} as const;

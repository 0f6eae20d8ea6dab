export const briefTexts = {
  open: (name: string) => `${name}の概要を見る`,
  titles: { company: '会社の概要', service: 'サービスの概要' },
  none: '事業の紹介は、まだ書かれていません。',
  page: 'ページを開く',
} as const;

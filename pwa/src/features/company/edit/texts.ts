export const companyEditTexts = {
  title: (section: string) => `${section}を編集`,
  none: '未登録',
  strip: 'ページの編集',
  hidden: '訪問者には表示されません',
} as const;

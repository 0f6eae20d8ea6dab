/** By what is reported. */
export const reportLinkTexts = {
  user: 'このプロフィールを通報する',
  company: 'このページを通報する',
  article: 'この記事を通報する',
} as const;

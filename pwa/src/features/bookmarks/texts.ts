export const bookmarkTexts = {
  none: '保存した記事はまだありません',
  noneForOwner: 'リンクの横にある星を押すと、ここに集まります。',
  noneForVisitor: '記事が保存されると、ここに並びます。',
  search: '記事を探す',
} as const;

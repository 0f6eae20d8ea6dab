export const bookmarkTexts = {
  signIn: 'ログインすると、記事を保存できます。',
  signInAction: 'ログインする',
  removed: (name: string) => `「${name}」を保存から外しました`,
  undo: '元に戻す',
  failed: 'サーバーに届かず、保存を変えられませんでした。元の状態に戻しました。',
  none: '保存した記事はまだありません',
  noneForOwner: 'リンクの横にある星を押すと、ここに集まります。',
  noneForVisitor: '記事が保存されると、ここに並びます。',
  search: '記事を探す',
} as const;

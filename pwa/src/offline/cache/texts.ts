/** What a device's storage has to say to its person. */
export const cacheTexts = {
  full: '端末の空きが足りず、保存できませんでした。保存した一覧から、いらないものを外してください。送信待ちの変更はそのまま残っています。',
  purged: (name: string) => `「${name}」は公開されなくなったため、端末の保存から外しました。`,
  broken:
    '端末の保存領域を読み書きできませんでした。ページを読み込み直してください。送信待ちの変更はそのまま残っています。',
} as const;

export const searchBoxTexts = {
  leave: '検索をやめる',
  clear: '検索語を消す',
  slash: 'スラッシュキーで検索',
  finds: '候補',
  none: '見つかりませんでした',
  noneBody: (text: string) => `「${text}」という名前は、まだ名鑑にありません。仕事や地域などの条件でもさがせます。`,
  all: (text: string) => `「${text}」の結果をすべて見る`,
  choose: '選ぶ',
  open: '開く',
  close: '閉じる',
  anywhere: 'どのページでも検索',
} as const;

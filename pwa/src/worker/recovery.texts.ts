/** The page for when the device has lost a part of the app and the network does not bring it. */
export const recoveryTexts = {
  title: '名鑑を開けませんでした',
  what: 'アプリの一部がこの端末から失われていて、いまは通信もつながらないため、画面を組み立てられません。',
  safe: '保存した内容と、送信待ちの変更は、この端末に残っています。',
  careful: '「サイトのデータを削除」は行わないでください。残っている変更まで消えてしまいます。',
  next: '電波の届く場所で、もう一度お開きください。足りない部分は自動で補われます。',
  again: 'もう一度開く',
  top: 'トップページを開く',
} as const;

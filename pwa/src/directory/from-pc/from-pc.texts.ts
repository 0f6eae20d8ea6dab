export const fromPcTexts = {
  copy: 'アドレスをコピー',
  copied: {
    done: 'アドレスをコピーしました',
    failed: 'コピーできませんでした。表示されているアドレスを書きとめてください。',
  },
  send: 'メールで送る',
  subject: '名鑑：パソコンで開くページ',
} as const;

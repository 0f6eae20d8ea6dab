export const mailedCodeTexts = {
  send: '確認コードを送る',
  notSent: '確認コードを送れませんでした',
  sent: (to: string) => `${to} に確認コードを送りました。`,
  sentAgain: (to: string) => `${to} に確認コードをもう一度送りました。`,
  label: '確認コード',
  help: '届かないときは、迷惑メールのフォルダーを確認するか、もう一度送ってください。',
  missing: '確認コードを入力してください。',
  again: 'もう一度送る',
} as const;

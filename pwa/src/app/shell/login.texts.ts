export const loginTexts = {
  title: 'ログイン',
  processing: 'ログインしています',
  failed: 'ログイン失敗',
  unreachable: '本人確認のページに届きませんでした。通信を確かめて、もう一度お試しください。',
  refused: 'ログインを終えられませんでした。入力した内容は残っていません。はじめからやり直してください。',
  retry: 'もう一度ログインする',
} as const;

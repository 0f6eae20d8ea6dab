export const reportDialogTexts = {
  title: '運営への通報',
  lead: (name: string) =>
    `「${name}」について、運営が内容を確認します。結果は、メールと、アカウントのページの「通報」でお知らせします。通報したことは、相手には知らされません。`,
  reason: '理由',
  text: '状況',
  textHelp: 'どこが問題か、わかるように書いてください。電話番号など、必要のない個人情報は書かないでください。',
  also: 'あわせて行うこと',
  block: (name: string) => `${name}さんをブロックする`,
  send: '通報する',
  done: '通報を受け付けました',
  told: '運営が確認します。状況は、アカウントのページで確かめられます。',
  toAccount: '通報の状況を見る',
} as const;

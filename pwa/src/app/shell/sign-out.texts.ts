const counted = (edits: number, drafts: number) =>
  [edits > 0 && `送っていない変更が${edits}件`, drafts > 0 && `書きかけの内容が${drafts}件`]
    .filter(Boolean)
    .join('と、');

export const signOutTexts = {
  title: 'ログアウトする前に',
  waiting: (edits: number, drafts: number) =>
    `この端末に、${counted(edits, drafts)}あります。どうするかを選んでください。`,
  send: { action: 'いま送ってからログアウト', note: 'すべて届いたことを確かめてから、ログアウトします。' },
  sending: (left: number) => `送っています…（残り${left}件）`,
  notSent: 'いまは送れなかった変更があります。通信や同期のページをお確かめになるか、ほかの方法を選んでください。',
  keep: {
    action: 'この端末に残す',
    note: '暗号にして残します。次に同じアカウントでログインすると、元に戻って送れます。',
    unable: 'この端末では暗号にできないため、残せません。',
  },
  save: { action: '書き出す', note: 'JSONファイルに控えをとり、もう一度お尋ねします。' },
  saved: '書き出しました。続けて、ログアウトのしかたを選んでください。',
  notSaved: '書き出せませんでした。もう一度お試しください。',
  saveName: (day: string) => `meikan-queue-${day}.json`,
  discard: { action: '破棄してログアウト', note: '送らずに消します。元には戻せません。' },
  unknown:
    'この端末に残っている変更を確かめられず、ログアウトできませんでした。再読み込みしてから、もう一度お試しください。',
  stay: 'ログアウトしない',
  sure: {
    title: '破棄してログアウトしますか',
    body: (edits: number, drafts: number) => `${counted(edits, drafts)}あります。破棄すると、元には戻せません。`,
    confirm: '破棄してログアウトする',
  },
  signedOut: {
    title: 'ログアウトしました',
    body: 'この端末に残した表示の設定は消えていません。',
    back: 'ページに戻る',
  },
  untold: 'サーバーにはまだ届いていません。つながったときに、ログアウトしたことを知らせます。',
  keptSealed: '送っていない変更は、暗号にしてこの端末に残しました。',
  leftovers:
    'ログアウトしましたが、この端末から消せなかったデータがあります。ほかのタブを閉じ、ブラウザーの設定からサイトのデータを消してください。',
  notSealed:
    'ログアウトしましたが、変更を暗号にできませんでした。変更はこの端末にそのまま残っています。共有の端末では、同じアカウントでログインして送ってください。',
} as const;

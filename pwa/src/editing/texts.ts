export const editingTexts = {
  cancel: 'キャンセル',
  update: '更新する',
  refused: '保存できませんでした。内容を確かめて、もう一度お試しください。',
  conflict:
    'ほかの端末やタブでも同じ項目が変更されています。画面上の「確認が必要です」から、どちらを残すか選んでください。',
  kept: {
    title: 'この端末に保存しました',
    body: (whenSent: string) => `${whenSent}送信の様子は、画面上の「同期」で確かめられます。`,
  },
  restored: { title: '書きかけの内容を復元しました', startOver: '保存済みの内容に戻す' },
  notSaved: 'まだ保存されていません',
  checkFields: '印のついた項目を直してください。',
  discard: {
    title: '保存していない変更があります',
    body: 'このまま閉じると、書いた内容は消えます。',
    confirm: '変更を捨てる',
  },
  addRow: '行を追加',
  removeRow: (row: number) => `${row}行目を削除`,
  sns: {
    label: '表示名',
    value: 'アカウント',
    site: 'サイトのURL',
    follower: 'フォロワー数',
    confirmedDate: 'フォロワー数を確認した日',
    help: 'フォロワー数は、確認した時点の数を入力してください。サイトのURLやアカウントを空にすると、登録から外れます。',
    kinds: { website: 'Webサイト', twitter: 'X', facebook: 'Facebook', instagram: 'Instagram' },
    examples: {
      website: 'https://example.jp/',
      twitter: 'meikan_neko',
      facebook: 'meikan.neko',
      instagram: 'meikan.neko',
    },
  },
} as const;

export const visitorsTexts = {
  title: 'ページの訪問者',
  visits: (count: number) => `のべ${count.toLocaleString('ja-JP')}回の閲覧`,
  list: '見に来た人',
  note: '過去90日間に見に来た人です。ページの持ち主だけに表示されます。ログインしていない人と、足あとを残さない人は、回数だけに含まれます。',
  none: '名前のわかる訪問者は、まだありません',
  noneBody: 'ページを見に来た人が、ここに新しい順に並びます。',
  paidOnly: {
    title: '訪問者の一覧は有料プランで見られます',
    body: '無料プランでは、閲覧の回数だけが表示されます。',
  },
} as const;

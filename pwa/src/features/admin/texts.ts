export const adminTexts = {
  title: '管理画面',
  lead: '会社とサービスの一覧です。名前を選ぶと、ページの操作欄から公開や認証を切りかえられます。',
  audit: '操作履歴を見る',
  total: (count: number) => `全 ${count.toLocaleString('ja-JP')} 件`,
  hidden: '非公開',
  onlyAdmins: '管理者だけが見られるページです。',
  none: 'まだ会社がありません',
  noneBody: '会社かサービスが登録されると、ここに並びます。',
} as const;

export const rssTexts = {
  title: 'RSSから登録',
  help: {
    title: '使い方',
    steps: [
      '「フィードを登録」から、表示名・フィード名・カテゴリー・フィードのURLを入力します。',
      '「データを取得」を押すと、新しい順に100件までのプレビューが表示されます。まだなにも登録されません。',
      '内容を確かめて取り込みます。登録済みの記事と、以前に削除した記事は、何度取得しても追加されません。',
    ],
    formats:
      'RSS 2.0、RSS 1.0、Atom、JSON Feed を読み取れます。文字コードは UTF-8、Shift_JIS、EUC-JP に対応しています。',
  },
  list: '登録したフィード',
  none: { title: 'フィードはまだありません', body: 'ブログのRSSやAtomのURLを登録してください。' },
  fromPc: 'フィードの登録はパソコンで',
  add: 'フィードを登録',
  full: (most: number) => `フィードは${most}件まで登録できます。`,
  getData: 'データを取得',
  getDataOf: (name: string) => `「${name}」のデータを取得`,
  edit: '編集',
  editOf: (name: string) => `「${name}」を編集`,
  remove: '削除',
  removeOf: (name: string) => `「${name}」を削除`,

  form: {
    addTitle: 'フィードを登録',
    editTitle: 'フィードを編集',
    name: '表示名',
    nameHelp: '取り込んだ記事に、媒体・著者名として表示します。',
    rssName: 'フィード名',
    category: 'カテゴリー',
    categoryHelp: '取り込んだ記事は、すべてこのカテゴリーに登録されます。',
    url: 'フィードのURL',
    urlExample: 'https://example.jp/feed.xml',
    register: '登録',
    update: '更新',
    registered: '登録が完了しました',
  },

  removal: {
    body: (name: string) => `「${name}」の設定を削除します。取り込んだ記事は残ります。`,
    done: (name: string) => `「${name}」の削除が完了しました。`,
    undo: '元に戻す',
  },

  data: {
    title: (name: string) => `「${name}」のデータを取得`,
    reading: 'フィードを読み取っています。',
    failed: 'データを取得できませんでした',
    offline: {
      title: 'インターネット接続が必要です',
      body: 'データの取得には、インターネット接続が必要です。設定の編集は、接続がなくてもできます。',
    },
    unsent: {
      title: '設定の送信を待っています',
      body: 'この設定はまだサーバーに届いていません。送信が終わってから、もう一度お試しください。',
    },
    again: 'もう一度取得',
    close: '閉じる',
    empty: 'フィードに記事がありませんでした。',
    preview: (count: number) => `${count}件を追加できます。まだ登録されていません。`,
    nothingNew: '追加できる記事はありません。',
    take: (count: number) => `${count}件を取り込む`,
    items: 'フィードの記事',
    noTitle: '（タイトルなし）',
    requested: 'データ送信をリクエストしました',
    result: ({ added, skipped, failed }: Counts) =>
      `${added}件を追加しました。追加しなかった記事は${skipped}件、取り込めなかった記事は${failed}件です。`,
    status: { foreseen: '追加できます', added: '追加しました', skipped: '追加しません', failed: '取り込めません' },
  },
} as const;

type Counts = { readonly added: number; readonly skipped: number; readonly failed: number };

/** What differs between the feeds of a person and of a company. */
export const holderTexts = {
  user: {
    lead: 'ブログやニュースレターのフィードを登録すると、その記事をまとめてプロフィールに取り込めます。',
    fromPc:
      'このアドレスをパソコンで開き、「RSSから登録」を押してください。記事は、この端末からも1件ずつ登録できます。',
    nameExample: '澪の作業日誌',
    rssNameHelp: 'この一覧で見分けるための名前です。ご本人だけに表示されます。',
    rssNameExample: 'ブログの新着',
  },
  company: {
    lead: '会社のブログやお知らせのフィードを登録すると、その記事をまとめてこのページに取り込めます。',
    fromPc: 'このアドレスをパソコンで開き、「RSSから登録」を押してください。',
    nameExample: 'つばめ開発だより',
    rssNameHelp: 'この一覧で見分けるための名前です。ページの持ち主と運営だけに表示されます。',
    rssNameExample: '技術ブログの新着',
  },
} as const;

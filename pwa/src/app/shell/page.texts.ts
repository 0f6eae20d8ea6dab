export const pageTexts = {
  notFound: {
    documentTitle: 'Not Found',
    title: 'ページが見つかりませんでした',
    body: 'URLが変わったか、ページが削除された可能性があります。',
    home: 'トップへ戻る',
    search: '名前で探す',
  },
  failure: {
    title: 'ページを読み込めませんでした',
    body: '名鑑の側で不具合が起きています。時間をおいて、もう一度お試しください。',
    retry: 'もう一度読み込む',
  },
} as const;

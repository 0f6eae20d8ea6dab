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
  share: {
    documentTitle: '記事を登録',
    pictureTitle: '受け取った画像',
    title: '記事を登録します',
    body: 'ほかのアプリから受け取ったリンクを、自分の記事として登録できます。',
    again: 'もう一度開く',
    received: '受け取ったリンクを登録する',
    writeNew: '新しい記事を書く',
    older: '書きかけの記事もあります。どちらも残っているので、順に登録できます。',
    goOn: (name: string) => (name === '' ? '書きかけの記事を開く' : `書きかけの「${name}」を開く`),
    own: '自分の記事を見る',
    generalOnly: '個人のアカウントで登録できます',
    generalOnlyBody: '記事の共有は、個人のアカウントでログインしてお使いください。',
  },
} as const;

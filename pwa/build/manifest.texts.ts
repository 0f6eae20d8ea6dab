/** What the device shows about the installed app. */
export const manifestTexts = {
  name: '名鑑 – 人と会社の名鑑',
  shortName: '名鑑',
  description: '人と会社が、自分の言葉で名のる場所です。使っているサービスや書いた記事を、名前からたどれます。',
  shortcuts: { write: '記事を書く', saved: '保存したもの', search: 'さがす', sync: '同期' },
  screenshots: {
    person: '人のページ。経歴と、その人が書いたものを読めます',
    top: 'トップページ。名前の五十音から引けます',
    company: '会社のページ。事業概要と、働く人が並びます',
  },
} as const;

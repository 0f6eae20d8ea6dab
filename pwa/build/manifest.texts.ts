/** What the device shows about the installed app. */
export const manifestTexts = {
  name: '名鑑 – 人と会社の名鑑',
  shortName: '名鑑',
  description: '人と会社が、自分の言葉で名のる場所です。使っているサービスや書いた記事を、名前からたどれます。',
  searchCompanies: '会社をさがす',
  searchServices: 'サービスをさがす',
} as const;

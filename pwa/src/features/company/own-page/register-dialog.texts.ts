export const registerPageTexts = {
  title: '会社のページの下書き',
  submit: '下書きを作る',
  nameHelp: '会社名か、サービスの名前を入れてください。',
  readingHelp: 'ひらがなで入れると、五十音の索引に正しく並びます。',
  descriptionHelp: '検索結果や一覧に出る、短い説明です。50文字くらいが読みやすい長さです。',
  existing: '登録済みのページを見る',
  ask: 'そのページの編集を申請する',
} as const;

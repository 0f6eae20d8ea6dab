import { figure } from '@meikan/domain';

export const footprintTexts = {
  heading: '足あと',
  visits: (count: number) => `のべ${figure(count)}回の閲覧`,
  note: '過去90日間に見に来た人です。ご本人だけに表示されます。ログインしていない人と、足あとを残さない人は、回数だけに含まれます。',
  list: '見に来た人',
  none: '名前のわかる足あとは、まだありません',
  noneBody: 'プロフィールを見に来た人が、ここに新しい順に並びます。',
  settings: '自分の足あとの設定',
  privacy: {
    about: '足あとの設定',
    label: '足あとを残さない',
    hidden: '見に行った先の持ち主に、あなたが来たことは表示されません。',
    shown:
      'プロフィールを見に行くと、その持ち主の「足あと」に90日間表示されます。有料プランの会社のページでは、持ち主に訪問者として表示されます。プロフィールが下書きのあいだは、名前は残りません。',
  },
} as const;

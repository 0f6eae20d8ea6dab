export const blockTexts = {
  more: (name: string) => `${name}さんについての操作`,
  block: 'ブロックする',
  unblock: 'ブロックを解除',
  unblockOne: (name: string) => `：${name}さん`,
  ask: {
    title: (name: string) => `${name}さんをブロックしますか`,
    hidden: 'フォロワー、フォロー中、検索、足あとに、この方が表示されなくなります。',
    follows: 'お互いのフォローは、ほかの人からも見えなくなります。',
    quiet: '相手には知らされません。いつでも解除できます。',
  },
  blocked: (name: string) => `${name}さんをブロックしました`,
  unblocked: (name: string) => `${name}さんのブロックを解除しました`,
  undo: '元に戻す',
  note: {
    title: 'ブロックしています',
    body: '一覧や検索には、この方が表示されません。相手には知らされていません。',
  },
  list: {
    title: 'ブロックしている人',
    none: 'ブロックしている人はいません。プロフィールのページの「…」からブロックできます。',
  },
} as const;

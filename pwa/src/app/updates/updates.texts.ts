export const updatesTexts = {
  title: '新しいバージョンの名鑑があります',
  kept: (pending: number) =>
    pending === 0
      ? '書きかけの内容は、更新しても残ります。'
      : `送信待ちの変更${pending}件と書きかけの内容は、更新しても残ります。`,
  apply: '更新する',
  later: 'あとで',
  heldTitle: '更新を見合わせました',
  held: '書きかけの内容を端末に保存できませんでした。内容を控えてから、もう一度お試しください。',
  again: 'もう一度試す',
} as const;

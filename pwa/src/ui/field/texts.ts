export const fieldTexts = {
  required: '必須',
  optional: '任意',
  count: (count: number, most: number) => `${count} / ${most}字`,
  beyond: (count: number, advised: number, most: number) => `${count} / ${advised}字（${most}字まで入力できます）`,
  choose: '選んでください',
  clear: '消す',
  removeTag: (tag: string) => `「${tag}」を外す`,
  tags: 'タグ',
  suggestions: '候補',
  suggested: (count: number) => `候補が${count}件あります。上下の矢印キーで選べます。`,
  tagsAdded: (tags: readonly string[], count: number, most: number) =>
    `${tags.map((tag) => `「${tag}」`).join('')}を追加しました（${most}個のうち${count}個）。`,
  tagRemoved: (tag: string) => `「${tag}」を外しました。`,
  tagsFull: (most: number) => `タグは${most}個まで登録できます。`,
  tagTooLong: 'タグは30字以内で入力してください。',
  tagUnfit: 'タグに使えない文字が含まれています。',
  nothing: '見つかりませんでした',
} as const;

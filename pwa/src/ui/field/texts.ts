export const fieldTexts = {
  required: '必須',
  optional: '任意',
  count: (count: number, most: number) => `${count} / ${most}字`,
  choose: '選んでください',
  clear: '消す',
  removeTag: (tag: string) => `「${tag}」を外す`,
  tags: 'タグ',
  nothing: '見つかりませんでした',
} as const;

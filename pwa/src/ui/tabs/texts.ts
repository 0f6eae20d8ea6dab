export const tabsTexts = { more: 'ほかのタブ', empty: '未登録' } as const;

export const rssButtonTexts = { open: 'RSSから登録' } as const;

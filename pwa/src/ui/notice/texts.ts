export const noticeTexts = { close: '閉じる' } as const;

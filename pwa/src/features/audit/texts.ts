export const auditTexts = { title: '操作履歴' } as const;

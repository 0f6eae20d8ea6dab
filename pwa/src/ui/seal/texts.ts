export const sealTexts = { verified: '確認済み', character: '認' } as const;

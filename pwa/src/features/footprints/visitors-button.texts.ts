export const visitorsButtonTexts = { open: (count: number) => `訪問者 ${count.toLocaleString('ja-JP')}` } as const;

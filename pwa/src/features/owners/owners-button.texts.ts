export const ownersButtonTexts = { open: '編集できる人' } as const;

export const skeletonTexts = { loading: '読み込み中' } as const;

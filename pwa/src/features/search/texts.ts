export const searchTexts = { companies: '会社をさがす', services: 'サービス一覧', tags: 'タグ検索' } as const;

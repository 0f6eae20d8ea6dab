export const listTexts = {
  all: 'すべて',
  categories: 'カテゴリーで絞り込み',
  relations: { SUPPORTER: '業務提携', INVESTOR: '資本提携', PARTNER: '同じグループ', API_CONNECTION: 'API連携' },
  usedInside: '社内で利用',
  usages: { private: '個人で利用', company: '社内で利用' },
  usageFilter: '使い方で絞り込み',
  memberStatuses: { 'NOW-MEMBER': '現在のメンバー', 'PASSED-MEMBER': '過去のメンバー' },
  memberFilter: '所属で絞り込み',
  owner: '持ち主',
  freePlan: '無料プランでは8人まで表示します。',
  tags: '記事のタグ',
} as const;

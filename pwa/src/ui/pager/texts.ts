import { figure } from '@meikan/domain';

export const pagerTexts = {
  label: 'ページの切り替え',
  previous: '前のページ',
  next: '次のページ',
  page: (page: number) => `${page}ページ目`,
  range: (total: number, from: number, to: number) =>
    total === 0 ? '全 0 件' : `全 ${figure(total)} 件中 ${figure(from)}-${figure(to)} 件`,
  rangeOfMore: (total: number, from: number, to: number) =>
    `${figure(total)} 件以上のうち ${figure(from)}-${figure(to)} 件`,
} as const;

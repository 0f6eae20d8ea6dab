import { figure } from '@meikan/domain';

export const sectionTexts = {
  values: '大切にしていること',
  stack: '使っている技術',
  photo: (name: string, index: number) => `${name}の写真 ${index}`,
  levels: 'エンジニアのレベル',
  percent: (share: number) => `${share}%`,
  previousOf: (company: string, count: number) => `${company}　${figure(count)}名`,
  log: {
    articles: '入社エントリ',
    fields: [
      { field: 'jobPeriod', term: '在籍した期間' },
      { field: 'pastJobOverview', term: '前職の仕事' },
      { field: 'currentJobOverview', term: 'いまの仕事' },
      { field: 'opinionAboutCompany', term: '会社についての感想' },
      { field: 'opinionOverall', term: '全体の感想' },
    ],
  },
} as const;

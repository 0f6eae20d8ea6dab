import { figure } from '@meikan/domain';

export const offerTexts = {
  fee: (yen: number) => `${figure(yen)}円`,
  free: '無料',
  onRequest: 'お問い合わせ',
  months: (count: number) => `${figure(count)}か月から`,
  open: 'サポートを受け付けています',
  closed: 'サポートは受け付けていません',
  more: 'くわしいページ',
  screens: { pcServicePhotos: 'パソコンの画面', mobileServicePhotos: 'スマートフォンの画面', bannerPhotos: 'バナー' },
} as const;

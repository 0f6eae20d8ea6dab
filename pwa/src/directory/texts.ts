import { figure } from '@meikan/domain';

export const directoryTexts = {
  failed: {
    title: '読み込めませんでした',
    body: 'しばらくしてから、もう一度お試しください。',
    offlineTitle: 'ここはオフライン用に保存されていません',
    offlineBody: 'いまはサーバーに届きません。通信が戻ったら、もう一度お試しください。',
    retry: 'もう一度読み込む',
    saved: '保存した一覧を見る',
  },
  undone: (what: string) => `${what}ができませんでした。元の状態に戻しました。`,
  offers: '主なサービス',
  officialSite: '公式サイト',
  private: '非公開',
  staff: (count: number) => `${figure(count)}名`,
  domestic: '国内',
  reading: { isRead: '既読', readers: (count: number) => `${count.toLocaleString('ja-JP')}人が読みました` },
  visits: {
    last: (day: string) => `${day}に閲覧`,
    days: (count: number) => `${count.toLocaleString('ja-JP')}日`,
  },
  signIn: 'ログインする',
  star: {
    signIn: 'ログインすると、記事を保存できます。',
    removed: (name: string) => `「${name}」を保存から外しました`,
    undo: '元に戻す',
  },
  articlePage: { name: '記事のページ', of: (name: string) => `「${name}」のページ` },
  moreRows: (of: string) => `${of}をすべて見る`,
} as const;

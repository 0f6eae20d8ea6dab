import { figure } from '@meikan/domain';

export const followTexts = {
  follow: 'フォローする',
  following: 'フォロー中',
  /** Spoken after the button's own words. */
  followOne: (name: string) => `：${name}さん`,
  unfollowOne: (name: string) => `：${name}さん（押すと、フォローをやめます）`,
  signIn: 'ログインすると、フォローできます。',
  signInAction: 'ログインする',
  unfollowed: (name: string) => `${name}さんのフォローをやめました`,
  undo: '元に戻す',
  failed: 'サーバーに届かず、フォローを変えられませんでした。元の状態に戻しました。',
  counts: { followers: 'フォロワー', following: 'フォロー中' },
  titles: {
    followers: (name: string) => `${name}さんのフォロワー`,
    following: (name: string) => `${name}さんがフォローしている人`,
  },
  openFollowers: (count: number) => `${figure(count)}人を見る`,
  none: {
    followers: 'フォロワーはまだいません',
    following: 'フォローしている人はまだいません',
  },
  noneBody: 'フォローすると、ここに並びます。',
} as const;

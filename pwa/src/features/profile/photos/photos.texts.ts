import { limits } from '@meikan/domain';

const shared = {
  add: '写真を追加',
  remove: (number: number) => `${number}枚目の写真を削除`,
  removed: '写真を削除しました',
  undo: '元に戻す',
  count: (photos: number) => `写真は${photos}枚です`,
  close: '閉じる',
  none: '写真はまだありません',
};

/** By the field that holds them. */
export const photosTexts = {
  otherPhotos: {
    ...shared,
    title: '写真',
    edit: '写真を編集',
    alt: (name: string, number: number) => `${name}さんの写真 ${number}`,
    help: `420×420の正方形で、${limits.otherPhotos}枚まで載せられます。`,
    full: `写真は${limits.otherPhotos}枚までです。入れ替えるときは、先に1枚削除してください。`,
    empty: '仕事場や手がけたものの写真があると、人となりが伝わります。',
  },
  bannerPhotos: {
    ...shared,
    title: '見出しの写真',
    edit: '見出しの写真を編集',
    alt: (name: string, number: number) => `${name}さんの見出しの写真 ${number}`,
    help: `名前の上に並びます。1枚なら横いっぱいに、${limits.bannerPhotos}枚まで載せられます。`,
    full: `見出しの写真は${limits.bannerPhotos}枚までです。入れ替えるときは、先に1枚削除してください。`,
    empty: '',
  },
} as const;

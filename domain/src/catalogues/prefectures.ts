import { ownKeys } from '../kernel/own-keys.ts';

/** The 47 prefectures from north to south, by keys for addresses. */
const PREFECTURES = {
  hokkaido: '北海道',
  aomori: '青森県',
  iwate: '岩手県',
  miyagi: '宮城県',
  akita: '秋田県',
  yamagata: '山形県',
  fukushima: '福島県',
  ibaraki: '茨城県',
  tochigi: '栃木県',
  gunma: '群馬県',
  saitama: '埼玉県',
  chiba: '千葉県',
  tokyo: '東京都',
  kanagawa: '神奈川県',
  niigata: '新潟県',
  toyama: '富山県',
  ishikawa: '石川県',
  fukui: '福井県',
  yamanashi: '山梨県',
  nagano: '長野県',
  gifu: '岐阜県',
  shizuoka: '静岡県',
  aichi: '愛知県',
  mie: '三重県',
  shiga: '滋賀県',
  kyoto: '京都府',
  osaka: '大阪府',
  hyogo: '兵庫県',
  nara: '奈良県',
  wakayama: '和歌山県',
  tottori: '鳥取県',
  shimane: '島根県',
  okayama: '岡山県',
  hiroshima: '広島県',
  yamaguchi: '山口県',
  tokushima: '徳島県',
  kagawa: '香川県',
  ehime: '愛媛県',
  kochi: '高知県',
  fukuoka: '福岡県',
  saga: '佐賀県',
  nagasaki: '長崎県',
  kumamoto: '熊本県',
  oita: '大分県',
  miyazaki: '宮崎県',
  kagoshima: '鹿児島県',
  okinawa: '沖縄県',
} as const;

export type Prefecture = keyof typeof PREFECTURES;

export const prefectures = ownKeys(PREFECTURES).map((key) => ({ key, label: PREFECTURES[key] }));

/** Names as people write them: `東京` for `東京都`, but never less of `北海道`. */
const spoken = (label: string): string => label.replace(/[都府県]$/, '');

/**
 * The prefecture of an address that people wrote: the first whose whole name stands in it, else the one whose name without its
 * last character begins it (`長野市`, `東京`); null abroad and where none is told.
 */
export function prefectureOf(address: string): Prefecture | null {
  const named = prefectures
    .map(({ key, label }) => ({ key, at: address.indexOf(label) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)[0];
  return (named ?? prefectures.find(({ label }) => address.trim().startsWith(spoken(label))))?.key ?? null;
}

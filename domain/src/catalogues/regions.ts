import { type Prefecture, prefectures } from './prefectures.ts';

type Region = { readonly label: string; readonly prefectures: readonly Prefecture[] };

/** From the first prefecture named to the last, as they stand from north to south. */
function region(label: string, first: Prefecture, last: Prefecture): Region {
  const keys = prefectures.map(({ key }) => key);
  return { label, prefectures: keys.slice(keys.indexOf(first), keys.indexOf(last) + 1) };
}

/** The eight regions that schools teach; Okinawa stands with Kyushu. */
export const regions: readonly Region[] = [
  region('北海道', 'hokkaido', 'hokkaido'),
  region('東北地方', 'aomori', 'fukushima'),
  region('関東地方', 'ibaraki', 'kanagawa'),
  region('中部地方', 'niigata', 'aichi'),
  region('近畿地方', 'mie', 'wakayama'),
  region('中国地方', 'tottori', 'yamaguchi'),
  region('四国地方', 'tokushima', 'kochi'),
  region('九州・沖縄地方', 'fukuoka', 'okinawa'),
];

/** The regions in which the prefectures lie, by keys; unknown ones lie in none. */
export const regionsOf = (keys: readonly string[]): readonly Region[] =>
  regions.filter((one) => one.prefectures.some((key) => keys.includes(key)));

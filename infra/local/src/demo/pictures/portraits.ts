import { drawnAddress, type LogoMotif, type PortraitLook } from '@meikan/images';
import { chance, roll } from '../dice.ts';
import type { Person } from '../pack.ts';

/** Emblems for people who show something they like instead of a face. */
const EMBLEMS: Readonly<Record<string, LogoMotif>> = {
  '🦉': 'owl',
  '🌲': 'woods',
  '🌙': 'moon',
  '🍵': 'cup',
  '🌺': 'blossom',
  '🏺': 'jar',
  '🚲': 'compass',
  '🧮': 'abacus',
  '🐻‍❄️': 'bear',
  '🌱': 'sprout',
  '🐠': 'fish',
  '💧': 'drop',
  '⚙️': 'gear',
  '🔐': 'key',
  '⛵': 'boat',
  '📊': 'chart',
  '🧭': 'compass',
  '✒️': 'brush',
  '🍃': 'leaf',
  '🚃': 'train',
  '🎐': 'bell',
  '🪟': 'window',
  '🐚': 'shell',
  '🧩': 'blocks',
  '🌾': 'grain',
  '📈': 'line',
  '❄️': 'snow',
  '🐟': 'fish',
  '🪡': 'needle',
  '🫖': 'pot',
  '🎧': 'sound',
  '🌸': 'blossom',
  '🌤️': 'sunrise',
  '🗂️': 'kanban',
  '⚖️': 'scales',
  '💊': 'capsule',
  '🧶': 'spool',
  '☘️': 'clover',
  '🦌': 'deer',
  '🏔️': 'mountain',
  '🧵': 'needle',
  '🐢': 'shell',
  '♨️': 'smoke',
  '🦢': 'crane',
  '🏄': 'wave',
  '🌿': 'leaves',
  '🚢': 'boat',
  '🔔': 'bell',
  '🌼': 'chrysanthemum',
  '🔭': 'dipper',
  '🌄': 'peaks',
  '🎣': 'fish',
  '🌕': 'moon',
  '🌋': 'mountain',
  '🪵': 'tree',
  '🎤': 'sound',
  '🦅': 'swallow',
  '🚋': 'train',
  '🌷': 'bellflower',
  '🍀': 'clover',
  '🐇': 'rabbit',
  '📦': 'crate',
  '🦆': 'gulls',
  '🍁': 'leaf',
  '🪷': 'blossom',
  '🗄️': 'shelf',
  '🐎': 'cow',
  '📣': 'chat',
};

/** Given names that end like this are drawn with long hair more often than not; nothing else follows from it. */
const LONG_ENDINGS =
  /[子美香奈恵江代花菜咲織葉音希紗華穂依沙英梨愛月莉佳世枝結凛燈衣乃百紫澪藍楓椿澄蘭尋]$|しずく$|すみれ$|つくし$|こずえ$|みずき$|ひより$|とき$|[なみかえこほりさのね]$|アンナ|エバ|カミーユ|ベアトリス|ニーヴ|アンドレア|アイノ|マルタ|エルナ|ジョアナ|カトリン|キアラ|ヌルル|タマル|ハイン|ジヘ|ミン・トゥー|ジアシン|ペイジュン/;

function lookOf({ id, name }: Pick<Person, 'id' | 'name'>): PortraitLook {
  const usual = LONG_ENDINGS.test(name);
  const otherwise = chance(`look ${id}`, usual ? 12 : 8);
  return usual !== otherwise ? 'long' : 'short';
}

/** A portrait for most, an emblem for some, and nothing for the rest, for whom the cat stands in. */
export function avatarOf({ id, name, avatar }: Pick<Person, 'id' | 'name' | 'avatar'>): string | null {
  const kind = roll(`avatar ${id}`, 100);
  if (kind < 22) return null;
  const motif = EMBLEMS[avatar.glyph];
  if (kind < 36 && motif !== undefined) return drawnAddress({ kind: 'logo', seed: id, hue: avatar.hue, as: motif });
  return drawnAddress({ kind: 'portrait', seed: id, hue: avatar.hue, as: lookOf({ id, name }) });
}

export function talkPicture({ id }: Pick<Person, 'id'>): string {
  return drawnAddress({ kind: 'thumb', seed: id, as: chance(`talk ${id}`, 50) ? 'tea' : 'interview' });
}

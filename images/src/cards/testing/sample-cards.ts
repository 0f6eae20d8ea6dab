import sharp from 'sharp';
import type { CardOf } from '../card.ts';

export const person = (told: Partial<CardOf<'person'>> = {}): CardOf<'person'> => ({
  ...{ kind: 'person', id: 'mio', name: '黒﨑 澪', reading: 'くろさき みお', work: 'つばめ勘定／エンジニア' },
  ...{ text: '決済と会計のあいだで、お金がなくならない仕組みを書いています。', picture: null },
  ...told,
});

export const company = (told: Partial<CardOf<'company'>> = {}): CardOf<'company'> => ({
  ...{ kind: 'company', id: 'tsubame', name: '株式会社つばめ勘定', reading: 'つばめかんじょう' },
  ...{ text: '小さな会社の月末を、朝の3分にします。', picture: null, cover: null },
  ...told,
});

export const article = (told: Partial<CardOf<'article'>> = {}): CardOf<'article'> => ({
  ...{ kind: 'article', id: 'a-1', name: '返金処理を冪等にするまで', facts: ['技術ブログ', '2024/2/18'] },
  ...{ text: '図は手描きです', author: { kind: 'person', id: 'mio', name: '黒﨑 澪', picture: null } },
  ...told,
});

/** The heaviest picture that there is: every pixel another colour. */
export function noise(width: number, height: number): Promise<Buffer> {
  let seed = 1;
  const next = () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return seed >>> 24;
  };
  const pixels = Buffer.from(Array.from({ length: width * height * 3 }, next));
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ quality: 95 })
    .toBuffer();
}

/** What a PNG says of itself. */
export async function pngOf(bytes: Buffer) {
  const { format, width, height } = await sharp(bytes).metadata();
  return { format, width, height };
}

/** Mean colour of an area, red, green, blue. */
export async function meanColour(png: Buffer, area: { left: number; top: number; width: number; height: number }) {
  const { channels } = await sharp(await sharp(png).extract(area).png().toBuffer()).stats();
  return channels.slice(0, 3).map(({ mean }) => Math.round(mean));
}

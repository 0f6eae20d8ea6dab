import { sharp } from '../../encode/decoders.ts';
import { CARD_SIZE } from '../card.ts';

/** No card is heavier: what reads link previews gives up on large pictures. */
export const MOST_BYTES = 300 * 1024;
/** Paper, ink and a few dyes need no more; a photograph is dithered. */
const PALETTES = [256, 96, 24] as const;

/** Pixels as PNG, with as many colours as its weight allows. */
export async function encodeCard(pixels: Uint8Array): Promise<Buffer> {
  const [most, ...fewer] = PALETTES;
  let png = await encoded(pixels, most);
  for (const colours of fewer) {
    if (png.byteLength <= MOST_BYTES) break;
    png = await encoded(pixels, colours);
  }
  return png;
}

function encoded(pixels: Uint8Array, colours: number): Promise<Buffer> {
  return sharp(pixels, { raw: { ...CARD_SIZE, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, colours, dither: 0.7, compressionLevel: 9, effort: 6 })
    .toBuffer();
}

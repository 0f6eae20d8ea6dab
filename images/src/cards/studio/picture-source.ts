import { parseDrawn } from '../../drawn/address.ts';
import { type ArtName, readArt } from '../../drawn/default-art.ts';
import { draw } from '../../drawn/draw.ts';
import { sharp } from '../../encode/decoders.ts';
import type { Pictures } from '../../pictures.ts';
import { keyOfAddress } from '../../store/keys.ts';
import type { ReadyPicture } from '../drawing/picture.ts';

export type PictureSource = Pick<Pictures, 'fetch'>;
type Size = { readonly width: number; readonly height: number };

const DRAWN = /^\/images\/drawn\/([a-z]{1,16})\/([A-Za-z0-9-]{1,64})\.svg$/;

/**
 * The picture at an address of this site, as large as it is drawn; the given art stands in for none, for one that is not
 * there, and for every address elsewhere: nothing is fetched from anybody. @throws ImageStoreFault
 */
export async function readPicture(
  source: PictureSource,
  address: string | null,
  { size, art }: { readonly size: Size; readonly art: ArtName },
): Promise<ReadyPicture> {
  const found = address && (drawnAt(address) ?? (await uploadedAt(source, address, size)));
  return found || outlines(readArt(art));
}

function drawnAt(address: string): ReadyPicture | null {
  const [path = '', query] = address.split('?');
  const [, kind = '', seed = ''] = DRAWN.exec(path) ?? [];
  const { as, hue } = Object.fromEntries(new URLSearchParams(query));
  const options = parseDrawn({ kind, seed, as, hue });
  return options && outlines(draw(options));
}

async function uploadedAt(source: PictureSource, address: string, size: Size): Promise<ReadyPicture | null> {
  const key = keyOfAddress(address);
  const webp = key && (await source.fetch(key));
  if (!webp) return null;
  const bytes = await sharp(webp)
    .resize({ ...size, fit: 'cover' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { type: 'image/png', bytes };
}

/** Our drawings in their light colours: what draws cards knows neither variables nor colour schemes. */
function outlines(svg: string): ReadyPicture {
  const light = svg
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/var\(--[\w-]+,\s*([^()]+)\)/g, '$1')
    .replace('<svg ', '<svg color="#1D1916" ');
  return { type: 'image/svg+xml', bytes: Buffer.from(light) };
}

import type { DrawnPicture } from './address.ts';
import { catOf, readArt } from './default-art.ts';
import { drawLogo } from './logo/logo.ts';
import { drawPortrait } from './portrait/portrait.ts';
import { drawCover } from './scenes/cover.ts';
import { drawThumb } from './scenes/thumb.ts';

/** SVG text; the same for the same picture, on every machine. */
export function draw(picture: DrawnPicture): string {
  const hue = picture.hue === undefined ? {} : { hue: picture.hue };
  switch (picture.kind) {
    case 'logo':
      return drawLogo(picture.seed, { ...hue, ...(picture.as && { motif: picture.as }) });
    case 'portrait':
      return drawPortrait(picture.seed, { ...hue, ...(picture.as && { look: picture.as }) });
    case 'cover':
      return drawCover(picture.seed, { ...hue, ...(picture.as && { scene: picture.as }) });
    case 'thumb':
      return drawThumb(picture.seed, { ...hue, ...(picture.as && { scene: picture.as }) });
    case 'cat':
      return readArt(catOf(picture.seed));
  }
}

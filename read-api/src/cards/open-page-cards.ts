import { join } from 'node:path';
import { pictureRules } from '@meikan/contracts';
import { type Cards, openCards, openImageStore, openPictures } from '@meikan/images';
import type { Configuration } from '@meikan/platform';

/** Cards for a process of its own: over the place of uploaded pictures, or with cats in their stead where none is configured. */
export function openPageCards({ images, data }: Configuration): Cards {
  const folder = data.folder === undefined ? undefined : join(data.folder, 'images');
  if (images.store === undefined && folder === undefined) return openCards({ pictures: { fetch: async () => null } });
  const address = images.store === undefined ? {} : { address: images.store };
  return openCards({ pictures: openPictures(openImageStore({ folder: folder ?? '', ...address }), pictureRules) });
}

import { join } from 'node:path';
import { type ImageStore, openImageStore } from '@meikan/images';
import { type Configuration, required } from '@meikan/platform';

/** The bucket, else the data folder. @throws ConfigurationError where neither is set */
export function openStore({ images, data }: Configuration): ImageStore {
  if (images.store !== undefined) return openImageStore({ address: images.store, folder: '' });
  return openImageStore({ folder: join(required(data.folder, 'IMAGE_STORE / MEIKAN_DATA'), 'images') });
}

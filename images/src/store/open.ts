import { createDiskStore } from './disk.ts';
import type { ImageStore } from './port.ts';
import { createS3Store } from './s3.ts';

/** `address` is IMAGE_STORE (`s3://…`); without it pictures lie on disk in `folder`. */
export function openImageStore(place: { readonly address?: string; readonly folder: string }): ImageStore {
  return place.address === undefined ? createDiskStore(place.folder) : createS3Store(place.address);
}

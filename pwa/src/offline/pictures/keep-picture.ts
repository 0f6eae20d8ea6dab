import type { PictureEdit } from '../commands/new-wish.ts';
import { presentOutbox } from '../present.ts';
import { orTellFull } from '../wish-or-tell.ts';

/** What stands for the address of a picture that was kept, for the data of an edit; `null`: there was no room, which has been told. */
export type KeptPicture = string | null;

/** Keeps a picture on the device, to be uploaded when the server is reached. */
export async function keepPicture(picture: Blob, edit: PictureEdit): Promise<KeptPicture> {
  return orTellFull(async () => (await (await presentOutbox()).upload(picture, edit)).address, null);
}

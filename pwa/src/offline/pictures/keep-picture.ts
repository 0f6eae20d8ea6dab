import type { PictureInput } from '../commands/new-command.ts';
import { orNotifyFull } from '../enqueue-or-notify.ts';
import { presentOutbox } from '../present.ts';

/** What stands for the address of a picture that was kept, for the data of an edit; `null`: there was no space, which has been told. */
export type KeptPicture = string | null;

/** Keeps a picture on the device, to be uploaded when the server is reached. */
export async function keepPicture(picture: Blob, edit: PictureInput): Promise<KeptPicture> {
  return orNotifyFull(async () => (await (await presentOutbox()).upload(picture, edit)).address, null);
}

import type { PictureCut, Profile } from '@meikan/contracts';
import { limits } from '@meikan/domain';
import { asQueued, enqueueOrNotify, keepPicture } from '../../../offline/index.ts';
import { type PictureShape, pictureShapes } from '../../../ui/index.ts';
import { aboutOf } from '../about-of.ts';

/** The two rows of photos that a profile has. */
export type PhotoField = 'otherPhotos' | 'bannerPhotos';

/** What becomes of a photo of each row: where it is cut, how, and how many there may be. */
export const photoRules: Readonly<
  Record<PhotoField, { readonly shape: PictureShape; readonly cut?: PictureCut; readonly most: number }>
> = {
  otherPhotos: { shape: pictureShapes.square, cut: 'square', most: limits.otherPhotos },
  bannerPhotos: { shape: pictureShapes.banner, most: limits.bannerPhotos },
};

/** What a profile shows of its photos, as an edit names them. */
const photosOf = (profile: Profile, field: PhotoField): readonly string[] => asQueued([...profile[field]]);

/** The row as it is to be; answers whether there was space for the command. */
function setPhotos(profile: Profile, field: PhotoField, photos: readonly string[]): Promise<boolean> {
  const changes = { [field]: [...photos] };
  const data = { userId: profile.id, changes };
  return enqueueOrNotify({ type: 'update-profile', data, shown: { profile }, about: aboutOf(profile) });
}

/** Puts a photo at the end of its row. Answers whether there was space for it. */
export async function addPhoto(profile: Profile, field: PhotoField, picture: Blob): Promise<boolean> {
  const { cut } = photoRules[field];
  const address = await keepPicture(picture, { about: aboutOf(profile), ...(cut && { cut }) });
  return address !== null && setPhotos(profile, field, [...photosOf(profile, field), address]);
}

/** Takes a photo out of its row. Answers whether there was space for the command. */
export const removePhoto = (profile: Profile, field: PhotoField, place: number): Promise<boolean> =>
  setPhotos(
    profile,
    field,
    photosOf(profile, field).filter((_, index) => index !== place),
  );

/** Puts a removed photo back where it stood, among those that stand there by then; none when the row has filled up meanwhile. */
export async function putPhotoBack(profile: Profile, field: PhotoField, place: number, photo: string): Promise<void> {
  const photos = photosOf(profile, field);
  if (photos.length >= photoRules[field].most) return;
  await setPhotos(profile, field, [...photos.slice(0, place), asQueued(photo), ...photos.slice(place)]);
}

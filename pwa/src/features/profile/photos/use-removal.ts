import type { Profile } from '@meikan/contracts';
import { useRef } from 'react';
import { notify } from '../../../ui/index.ts';
import { type PhotoField, putPhotoBack, removePhoto } from './enqueue-photos.ts';
import { photosTexts } from './photos.texts.ts';

/** Takes a photo away at once, and offers to put it back for as long as the notice stands (8 s). */
export function useRemoval(profile: Profile, field: PhotoField): (place: number) => Promise<void> {
  // Putting back is an edit of what the row is by then.
  const latest = useRef(profile);
  latest.current = profile;
  const texts = photosTexts[field];
  return async (place) => {
    const photo = profile[field][place];
    if (photo === undefined || !(await removePhoto(profile, field, place))) return;
    const undo = () => void putPhotoBack(latest.current, field, place, photo);
    notify({ text: texts.removed, action: { label: texts.undo, run: undo } });
  };
}

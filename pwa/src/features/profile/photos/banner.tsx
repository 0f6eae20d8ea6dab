import type { Profile } from '@meikan/contracts';
import { useState } from 'react';
import { Button, type Extent, Thumb } from '../../../ui/index.ts';
import { photosTexts } from './photos.texts.ts';
import { PhotosDialog } from './photos-dialog.tsx';
import './photos.css';

const texts = photosTexts.bannerPhotos;

/** So many beside each other across the page, which is no wider than 1,120 px. */
const extentOf = (photos: number): Extent =>
  photos === 1 ? { screen: true } : { part: `${Math.ceil(100 / photos)}vw`, widest: 640 };

/** The photos above a person's name, side by side. */
export function Banner({ profile: { name, bannerPhotos } }: { readonly profile: Profile }) {
  if (bannerPhotos.length === 0) return null;
  return (
    <ul className="banner">
      {bannerPhotos.map((photo, index) => (
        <li key={photo}>
          <Thumb src={photo} alt={texts.alt(name, index + 1)} extent={extentOf(bannerPhotos.length)} />
        </li>
      ))}
    </ul>
  );
}

/** Where the owner chooses them. */
export function BannerButton({ profile }: { readonly profile: Profile }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button icon="image" size="s" onClick={() => setOpened(true)}>
        {texts.title}
      </Button>
      <PhotosDialog profile={profile} field="bannerPhotos" opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}

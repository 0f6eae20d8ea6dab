import { useState } from 'react';
import { EditButton, HangingSection, Thumb } from '../../../ui/index.ts';
import { OwnPending } from '../own-pending.tsx';
import type { Viewed } from '../slots.ts';
import { photosTexts } from './photos.texts.ts';
import { PhotosDialog } from './photos-dialog.tsx';
import './photos.css';

const texts = photosTexts.otherPhotos;

/** A person's photos in a row of squares; visitors see it when there is one, its owner with the pencil. */
export function PhotosSection({ profile, editable }: Viewed) {
  const [opened, setOpened] = useState(false);
  const { name, otherPhotos: photos } = profile;
  if (!editable && photos.length === 0) return null;
  const pencil = editable && <EditButton of={texts.title} onClick={() => setOpened(true)} />;
  return (
    <HangingSection title={texts.title} action={pencil}>
      {editable && <OwnPending fields={['otherPhotos']} />}
      {photos.length === 0 && <p className="faint sm">{texts.empty}</p>}
      {photos.length > 0 && (
        <ul className="shots shots-otherPhotos">
          {photos.map((photo, index) => (
            <li key={photo}>
              <Thumb src={photo} alt={texts.alt(name, index + 1)} />
            </li>
          ))}
        </ul>
      )}
      {editable && (
        <PhotosDialog profile={profile} field="otherPhotos" opened={opened} onClose={() => setOpened(false)} />
      )}
    </HangingSection>
  );
}

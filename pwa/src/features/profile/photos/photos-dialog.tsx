import type { Profile } from '@meikan/contracts';
import { useState } from 'react';
import { Button, Dialog, IconButton, PictureDialog, Thumb } from '../../../ui/index.ts';
import { addPhoto, type PhotoField, photoRules } from './enqueue-photos.ts';
import { photosTexts } from './photos.texts.ts';
import { useRemoval } from './use-removal.ts';

type Props = {
  readonly profile: Profile;
  readonly field: PhotoField;
  readonly opened: boolean;
  readonly onClose: () => void;
};

/** The photos of a row, to be added to and taken away; each act counts at once, so there is nothing to save. */
export function PhotosDialog({ profile, field, opened, onClose }: Props) {
  const texts = photosTexts[field];
  const { shape, most } = photoRules[field];
  const [adding, setAdding] = useState(false);
  const photos = profile[field];
  const full = photos.length >= most;
  return (
    <>
      <Dialog
        opened={opened}
        onClose={onClose}
        holdOpen={adding}
        title={texts.edit}
        footer={
          <>
            <Button onClick={onClose}>{texts.close}</Button>
            <Button icon="plus" variant="primary" disabled={full} onClick={() => setAdding(true)}>
              {texts.add}
            </Button>
          </>
        }
      >
        <EditablePhotos profile={profile} field={field} />
        <p className="xs faint">{full ? texts.full : texts.help}</p>
        <p className="sr" role="status">
          {texts.count(photos.length)}
        </p>
      </Dialog>
      <PictureDialog
        opened={opened && adding}
        onClose={() => setAdding(false)}
        title={texts.add}
        shape={shape}
        take={(picture) => addPhoto(profile, field, picture)}
        present={<Thumb src={null} />}
      />
    </>
  );
}

function EditablePhotos({ profile, field }: Pick<Props, 'profile' | 'field'>) {
  const texts = photosTexts[field];
  const remove = useRemoval(profile, field);
  const photos = profile[field];
  if (photos.length === 0) return <p className="faint sm">{texts.none}</p>;
  return (
    <ul className={`shots shots-${field}`}>
      {photos.map((photo, index) => (
        <li key={photo}>
          <Thumb src={photo} alt={texts.alt(profile.name, index + 1)} />
          <IconButton icon="trash" label={texts.remove(index + 1)} onClick={() => void remove(index)} />
        </li>
      ))}
    </ul>
  );
}

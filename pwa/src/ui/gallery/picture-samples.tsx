import { useState } from 'react';
import { PictureField } from '../forms.ts';
import { pictureShapes, Section, Thumb } from '../index.ts';
import { galleryTexts as texts } from './gallery.texts.ts';

/** The picture of a form; what was cut out is shown from the page's own memory. */
export function PictureSamples() {
  const [address, setAddress] = useState<string | null>(null);
  return (
    <Section title={texts.cover}>
      <PictureField
        label={texts.cover}
        help={texts.everybody}
        shape={pictureShapes.thumb}
        present={<Thumb src={address} alt={texts.cover} />}
        filled={address !== null}
        onTake={async (picture) => {
          setAddress(URL.createObjectURL(picture));
          return true;
        }}
        onRemove={() => setAddress(null)}
      />
    </Section>
  );
}

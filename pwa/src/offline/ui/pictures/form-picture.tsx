import type { PictureCut } from '@meikan/contracts';
import type { ReactNode } from 'react';
import { type FieldFrame, PictureField } from '../../../ui/forms.ts';
import { type PictureShape, Thumb } from '../../../ui/index.ts';
import type { About } from '../../outbox/machine/command.ts';
import { keepPicture } from '../../sync/enqueue.ts';
import { useShownPicture } from './use-shown-picture.ts';

type Props = Omit<FieldFrame, 'limit'> & {
  /** The address of a picture, or what stands for one that is still to be uploaded (`asQueued`). */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  /** Whose picture it is, in the words of the queue. */
  readonly about: About;
  readonly shape: PictureShape;
  readonly cut?: PictureCut;
  readonly onAsking?: ((asking: boolean) => void) | undefined;
  /** How the picture of that address will be shown, where that is not in a row of content. */
  readonly present?: (src: string | null, alt: string) => ReactNode;
};

const inRow = (src: string | null, alt: string) => <Thumb src={src} alt={alt} />;

/**
 * A picture of a form. It is kept on the device as soon as it is cut out, and the form holds a text that stands for it: so a draft
 * survives with its picture, and an edit waits for its upload.
 */
export function FormPicture({ value, onChange, about, cut, present = inRow, ...field }: Props) {
  const shown = useShownPicture(value);
  const take = async (picture: Blob) => {
    const address = await keepPicture(picture, { about, ...(cut && { cut }) });
    if (address !== null) onChange(address);
    return address !== null;
  };
  return (
    <PictureField
      {...field}
      present={present(shown, value === null ? '' : field.label)}
      filled={value !== null}
      onTake={take}
      onRemove={() => onChange(null)}
    />
  );
}

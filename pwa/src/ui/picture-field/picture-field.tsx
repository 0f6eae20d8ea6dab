import { type ReactNode, useState } from 'react';
import { Button } from '../button/button.tsx';
import { PictureDialog } from '../dialog/dialogs.ts';
import type { FieldFrame } from '../field/field.tsx';
import { FieldGroup } from '../field/field-group.tsx';
import type { PictureShape } from './picture-shape.ts';
import { pictureTexts as texts } from './texts.ts';
import './picture-field.css';

type Props = Omit<FieldFrame, 'limit'> & {
  readonly shape: PictureShape;
  /** The picture as it will be shown, or what stands in for it. */
  readonly present: ReactNode;
  readonly filled: boolean;
  /** Keeps the part that was cut out; answers whether it could. */
  readonly onTake: (picture: Blob) => Promise<boolean>;
  readonly onRemove: () => void;
  /** Hears when the dialog of the choice stands above the form, and when it is gone. */
  readonly onAsking?: ((asking: boolean) => void) | undefined;
};

/** A picture of a form: as it stands, with the ways to choose another and to do without. */
export function PictureField({ shape, present, filled, onTake, onRemove, onAsking, ...frame }: Props) {
  const [asking, setAsking] = useState(false);
  const ask = (open: boolean) => {
    setAsking(open);
    onAsking?.(open);
  };
  return (
    <FieldGroup {...frame}>
      <div className="picf">
        {present}
        <Button icon="image" size="s" onClick={() => ask(true)}>
          {filled ? texts.change : texts.choose}
        </Button>
        {filled && (
          <Button size="s" variant="quiet" onClick={onRemove}>
            {texts.remove}
          </Button>
        )}
      </div>
      <PictureDialog
        opened={asking}
        onClose={() => ask(false)}
        title={frame.label}
        shape={shape}
        take={onTake}
        present={present}
      />
    </FieldGroup>
  );
}

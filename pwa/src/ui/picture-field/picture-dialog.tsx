import { type ReactNode, useState } from 'react';
import { Button } from '../button/button.tsx';
import { SubmitButton } from '../button/submit-button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Fault } from '../field/fault.tsx';
import { CropStage } from './crop-stage.tsx';
import { PictureIntake } from './picture-intake.tsx';
import type { PictureShape } from './picture-shape.ts';
import { pictureTexts as texts } from './texts.ts';
import { type ChosenPicture, useOpenPicture } from './use-open-picture.ts';
import './picture-field.css';

export type PictureDialogProps = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly shape: PictureShape;
  /** Takes the part that was cut out; the dialog closes when that is done, and stays when it answers `false`. */
  readonly take: (picture: Blob) => Promise<boolean>;
  /** What stands there now. */
  readonly present: ReactNode;
  /** Below it: the way to take it away. */
  readonly aside?: ReactNode;
};

/** Chooses a picture and the part of it that is wanted. */
export function PictureDialog({ opened, onClose, title, shape, take, present, aside }: PictureDialogProps) {
  const chosen = useOpenPicture(opened, shape);
  const [busy, setBusy] = useState(false);
  const ready = chosen.state.kind === 'open';
  const confirm = async () => {
    setBusy(true);
    try {
      const picture = await chosen.cut();
      if (picture && (await take(picture))) onClose();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      // What was cut would be lost by a click beside it.
      holdOpen={ready}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <SubmitButton variant="primary" disabled={!ready} busy={busy} onClick={() => void confirm()}>
            {texts.take}
          </SubmitButton>
        </>
      }
    >
      <PictureIntake chosen={ready} onFile={(file) => void chosen.choose(file)}>
        <Inside chosen={chosen} shape={shape} present={present} aside={aside} />
      </PictureIntake>
    </Dialog>
  );
}

type InsideProps = Pick<PictureDialogProps, 'shape' | 'present' | 'aside'> & { readonly chosen: ChosenPicture };

function Inside({ chosen: { state, subject, step }, shape, present, aside }: InsideProps) {
  if (state.kind === 'reading') return <p role="status">{texts.reading}</p>;
  if (state.kind === 'open' && subject) {
    const { address } = state.picture;
    return (
      <CropStage
        key={address}
        address={address}
        subject={subject}
        crop={state.crop}
        round={shape.round === true}
        step={step}
      />
    );
  }
  const unfit = state.kind === 'none' && state.unfit;
  return (
    <>
      <div className="pick__p">{present}</div>
      {aside}
      <Fault>{unfit ? texts[unfit] : undefined}</Fault>
    </>
  );
}

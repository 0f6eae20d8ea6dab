import { type CSSProperties, useEffect, useId } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { type Crop, type CropStep, type Frame, frameOf, placeOf, type Subject } from './crop.ts';
import { CLOSER } from './crop-keys.ts';
import { pictureTexts as texts } from './texts.ts';
import { useStage } from './use-stage.ts';

type Props = {
  readonly address: string;
  readonly subject: Subject;
  readonly crop: Crop;
  readonly round: boolean;
  readonly step: (step: CropStep) => void;
};

/**
 * The picture under its frame, moved by keys, fingers, the mouse, or the buttons below, which need neither aim nor a drag
 * (WCAG 2.5.7). Where the frame stands is spoken.
 */
export function CropStage({ address, subject, crop, round, step }: Props) {
  const help = useId();
  const { ref, ...handlers } = useStage(step);
  // The next thing to do is here, for whoever chose the picture by keys as well.
  useEffect(() => ref.current?.focus({ preventScroll: true }), [ref]);
  return (
    <div className="crop-a">
      <div
        ref={ref}
        {...handlers}
        className="crop"
        style={stageOf(subject)}
        role="application"
        aria-roledescription={texts.stageKind}
        aria-label={texts.stage}
        aria-describedby={help}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys
        tabIndex={0}
      >
        <img src={address} alt="" draggable={false} style={placed(subject, frameOf(subject, crop))} />
        <span className={round ? 'crop__o crop__o-r' : 'crop__o'} />
      </div>
      <CropTools step={step} />
      <p className="field__h" id={help}>
        {texts.stageHelp}
      </p>
      <p className="sr" role="status">
        {texts.place(placeOf(subject, crop))}
      </p>
    </div>
  );
}

/** As large as fits above the buttons, on telephones lying on their side too. */
const stageOf = ({ ratio }: Subject): CSSProperties => ({
  aspectRatio: ratio,
  maxWidth: `min(480px, ${ratio * 340}px, ${ratio * 46}dvh)`,
});

const percent = (share: number): string => `${share * 100}%`;

/** So that the frame fills the stage; the stage hides the rest. */
const placed = ({ picture }: Subject, { left, top, width, height }: Frame): CSSProperties => ({
  width: percent(picture.width / width),
  height: percent(picture.height / height),
  left: percent(-left / width),
  top: percent(-top / height),
});

/** How far a button moves the frame: farther than a key, which repeats itself. */
const FAR = 0.1;

const TOOLS: readonly { readonly icon: IconName; readonly label: string; readonly step: CropStep }[] = [
  { icon: 'minus', label: texts.farther, step: { kind: 'zoom', by: 1 / CLOSER } },
  { icon: 'plus', label: texts.closer, step: { kind: 'zoom', by: CLOSER } },
  { icon: 'left', label: texts.left, step: { kind: 'move', right: -FAR, down: 0 } },
  { icon: 'up', label: texts.up, step: { kind: 'move', right: 0, down: -FAR } },
  { icon: 'down', label: texts.down, step: { kind: 'move', right: 0, down: FAR } },
  { icon: 'right', label: texts.right, step: { kind: 'move', right: FAR, down: 0 } },
  { icon: 'undo', label: texts.reset, step: { kind: 'reset' } },
];

function CropTools({ step }: Pick<Props, 'step'>) {
  return (
    <fieldset className="crop__t">
      <legend className="sr">{texts.tools}</legend>
      {TOOLS.map((tool) => (
        <IconButton key={tool.label} icon={tool.icon} label={tool.label} onClick={() => step(tool.step)} />
      ))}
    </fieldset>
  );
}

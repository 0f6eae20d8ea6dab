import { pictureRules } from '@meikan/contracts';
import { type ChangeEvent, type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { pictureTexts as texts } from './texts.ts';

type Props = {
  readonly onFile: (file: Blob) => void;
  /** Whether one is chosen already: the button then offers another. */
  readonly chosen: boolean;
  /** The picture that stands here, or the one that is being cut. */
  readonly children: ReactNode;
};

/** Where a picture comes in: chosen as a file, dropped on the frame, or pasted while the frame is on the page. */
export function PictureIntake({ onFile, chosen, children }: Props) {
  const [over, setOver] = useState(false);
  usePastedPicture(onFile);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a way for the mouse; the button does the same by keys
    <div
      className={over ? 'pick pick-o' : 'pick'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
      <FileButton onFile={onFile} chosen={chosen} />
      {!chosen && <p className="field__h">{texts.ways}</p>}
      {!chosen && <p className="field__h">{texts.fits}</p>}
    </div>
  );
}

function FileButton({ onFile, chosen }: Pick<Props, 'onFile' | 'chosen'>) {
  const input = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // So that the same file can be chosen again.
    target.value = '';
    if (file) onFile(file);
  };
  return (
    <>
      <Button icon="image" size={chosen ? 's' : undefined} onClick={() => input.current?.click()}>
        {chosen ? texts.other : texts.choose}
      </Button>
      <input
        ref={input}
        type="file"
        accept={pictureRules.types.join(',')}
        aria-label={texts.file}
        hidden
        onChange={take}
      />
    </>
  );
}

/** A pasted picture, wherever on the page the focus is; pasted texts go where they always go. */
function usePastedPicture(onFile: (file: Blob) => void): void {
  const latest = useRef(onFile);
  latest.current = onFile;
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
      if (!file) return;
      event.preventDefault();
      latest.current(file);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}

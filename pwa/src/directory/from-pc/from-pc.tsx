import type { ReactNode } from 'react';
import { Button, buttonClass, Note } from '../../ui/index.ts';
import { copyText } from '../copy-text.ts';
import { fromPcTexts as texts } from './from-pc.texts.ts';
import './from-pc.css';

type Props = {
  /** What is done from a PC. */
  readonly title: string;
  readonly children: ReactNode;
  /** Path of the page that is to be opened there. */
  readonly path: string;
};

/** On phones, in place of what is possible from a PC only: says so, and hands the address on. */
export function FromPc({ title, path, children }: Props) {
  const address = new URL(path, location.origin).href;
  const letter = `mailto:?subject=${encodeURIComponent(texts.subject)}&body=${encodeURIComponent(address)}`;
  return (
    <div className="only-m from-pc">
      <Note title={title}>{children}</Note>
      <p className="from-pc__a">{address}</p>
      <div className="row row-w">
        <Button icon="link" onClick={() => void copyText(address, texts.copied)}>
          {texts.copy}
        </Button>
        <a className={buttonClass()} href={letter}>
          {texts.send}
        </a>
      </div>
    </div>
  );
}

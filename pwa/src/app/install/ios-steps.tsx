import { useEffect, useState } from 'react';
import { Button, Dialog, Icon, Note } from '../../ui/index.ts';
import { pendingCount } from '../updates/pending-count.ts';
import { installTexts } from './install.texts.ts';
import './install.css';

const texts = installTexts.steps;

type Props = { readonly opened: boolean; readonly onClose: () => void };

/**
 * How to put the app onto an iPhone's home screen, where a page cannot ask for it. The app there begins with an empty store
 * of its own, so that edits which wait are to be sent before.
 */
export function IosSteps({ opened, onClose }: Props) {
  const pending = usePending(opened);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={texts.title}
      footer={
        <Button variant="primary" onClick={onClose}>
          {texts.done}
        </Button>
      }
    >
      <p className="inst__why">{texts.why}</p>
      {pending > 0 && (
        <Note title={texts.pendingTitle(pending)} tone="kin" icon="clock">
          {texts.pending}
        </Note>
      )}
      <Steps />
    </Dialog>
  );
}

/** Each as words, and as what is to be looked for on the screen. */
function Steps() {
  return (
    <ol className="inst__s">
      <li>
        <span>{texts.share}</span>
        <ShareDrawing />
      </li>
      <li>
        <span>{texts.add}</span>
        <span className="inst__row" aria-hidden="true">
          {texts.addRow}
          <Icon name="plus" />
        </span>
      </li>
      <li>
        <span>{texts.confirm}</span>
        <b className="inst__add" aria-hidden="true">
          {texts.addButton}
        </b>
      </li>
    </ol>
  );
}

function usePending(opened: boolean): number {
  const [pending, setPending] = useState(0);
  useEffect(() => {
    if (opened) void pendingCount().then(setPending);
  }, [opened]);
  return pending;
}

/** Safari's share button: a sheet from which an arrow leaves upwards. */
function ShareDrawing() {
  return (
    <svg className="inst__share" viewBox="0 0 48 48" aria-hidden="true">
      <path
        d="M17 19h-5v22h24V19h-5M24 30V7M16.5 14 24 6.5l7.5 7.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

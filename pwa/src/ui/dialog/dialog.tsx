import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useBackCloses } from '../back/use-back-closes.ts';
import { IconButton } from '../button/icon-button.tsx';
import { dialogTexts as texts } from './texts.ts';
import './dialog.css';

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons at the foot; they stay in sight while the body scrolls. */
  readonly footer?: ReactNode;
  /** Set while leaving would lose what was typed: a click beside the dialog and Escape do nothing then. */
  readonly holdOpen?: boolean;
};

/** A dialog of 680 px with an ink rule on top; a sheet from below on phones. Focus stays inside and returns after. */
export function Dialog({ opened, onClose, title, children, footer, holdOpen = false }: Props) {
  useBackCloses(opened, onClose);
  return (
    <Modal.Root
      unstyled
      opened={opened}
      onClose={onClose}
      closeOnClickOutside={!holdOpen}
      closeOnEscape={!holdOpen}
      // The library locks the page with a style element, which the page's policy forbids; dialog.css does it by :has().
      lockScroll={false}
      transitionProps={{ duration: 200, transition: 'fade' }}
      classNames={{ inner: 'stage-in', content: 'modal', header: 'modal__h', body: 'modal__b' }}
    >
      <Modal.Overlay unstyled className="veil" />
      <Modal.Content>
        <span className="grab" aria-hidden="true" />
        <Modal.Header>
          <Modal.Title className="modal__t">{title}</Modal.Title>
          <IconButton icon="close" label={texts.close} onClick={onClose} />
        </Modal.Header>
        <Modal.Body>{children}</Modal.Body>
        {footer && <div className="modal__f">{footer}</div>}
      </Modal.Content>
    </Modal.Root>
  );
}

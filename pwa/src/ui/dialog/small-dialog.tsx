import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useBackCloses } from '../back/use-back-closes.ts';
import './dialog.css';

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children?: ReactNode;
  readonly buttons: ReactNode;
};

/** A question or a message of 420 px with its buttons at the right. */
export function SmallDialog({ opened, onClose, title, children, buttons }: Props) {
  useBackCloses(opened, onClose);
  return (
    <Modal.Root
      unstyled
      opened={opened}
      onClose={onClose}
      lockScroll={false}
      transitionProps={{ duration: 200, transition: 'fade' }}
      classNames={{ inner: 'stage-in stage-small', content: 'dlg' }}
    >
      <Modal.Overlay unstyled className="veil" />
      <Modal.Content>
        <Modal.Title className="dlg__t">{title}</Modal.Title>
        {children && <div className="dlg__words">{children}</div>}
        <div className="row">{buttons}</div>
      </Modal.Content>
    </Modal.Root>
  );
}

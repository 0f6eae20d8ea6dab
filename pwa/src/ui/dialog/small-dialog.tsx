import { Modal } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import './dialog.css';

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children?: ReactNode;
  readonly buttons: ReactNode;
  /** `alertdialog` for questions that must be answered. */
  readonly role?: 'dialog' | 'alertdialog';
};

/** A question or a message of 420 px with its buttons at the right. */
export function SmallDialog({ opened, onClose, title, children, buttons, role = 'dialog' }: Props) {
  const id = useId();
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
      <Modal.Content role={role} aria-labelledby={id}>
        <h2 id={id} className="dlg__t">
          {title}
        </h2>
        {children && <p>{children}</p>}
        <div className="row">{buttons}</div>
      </Modal.Content>
    </Modal.Root>
  );
}

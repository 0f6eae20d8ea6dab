import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { SubmitButton } from '../button/submit-button.tsx';
import { SmallDialog } from './small-dialog.tsx';
import { dialogTexts as texts } from './texts.ts';

type Props = {
  readonly opened: boolean;
  readonly title: string;
  /** What exactly happens, and whether it can be undone. */
  readonly children?: ReactNode;
  /** A verb: 「登録する」. */
  readonly confirm: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** Vermilion, for what cannot be undone. */
  readonly danger?: boolean;
  readonly busy?: boolean;
};

/** Asks before something happens. */
export function ConfirmDialog({ opened, title, children, confirm, onConfirm, onCancel, danger, busy = false }: Props) {
  return (
    <SmallDialog
      opened={opened}
      onClose={onCancel}
      title={title}
      buttons={
        <>
          <Button onClick={onCancel} data-autofocus>
            {texts.cancel}
          </Button>
          <SubmitButton
            icon={danger ? 'trash' : undefined}
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            onClick={onConfirm}
          >
            {confirm}
          </SubmitButton>
        </>
      }
    >
      {children}
    </SmallDialog>
  );
}

/** The fixed question before something is deleted. */
export function DeleteDialog(props: Omit<Props, 'title' | 'confirm' | 'danger'>) {
  return <ConfirmDialog {...props} title={texts.deleteQuestion} confirm={texts.remove} danger />;
}

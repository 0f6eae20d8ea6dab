import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { SmallDialog } from './small-dialog.tsx';
import { dialogTexts as texts } from './texts.ts';

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** 「更新が完了しました」 when nothing else is said. */
  readonly title?: string;
  readonly back?: string;
  readonly children?: ReactNode;
};

/** Says that something is done, with one button back to the page. */
export function CompletionDialog({ opened, onClose, title = texts.updated, back = texts.backToPage, children }: Props) {
  return (
    <SmallDialog
      opened={opened}
      onClose={onClose}
      title={title}
      buttons={
        <Button variant="primary" onClick={onClose} data-autofocus>
          {back}
        </Button>
      }
    >
      {children}
    </SmallDialog>
  );
}

import type { ReactNode } from 'react';
import { useWhenSent } from '../offline/sync/enqueue.ts';
import { CompletionDialog } from '../ui/index.ts';
import { editingTexts as texts } from './texts.ts';

/** Where a saved edit is; `null`: none was saved. */
export type Done = 'applied' | 'kept' | null;

type Props = {
  readonly done: Done;
  /** 「更新が完了しました」 when not given. */
  readonly title: string | undefined;
  readonly onClose: () => void;
  /** What else is told of what was saved. */
  readonly children?: ReactNode;
};

/** Says that an edit is done. What is only on the device is not said to be published. */
export function Completion({ done, title, onClose, children }: Props) {
  const whenSent = useWhenSent();
  if (done === 'kept') {
    return (
      <CompletionDialog opened onClose={onClose} title={texts.kept.title}>
        <p>{texts.kept.body(whenSent)}</p>
        {children}
      </CompletionDialog>
    );
  }
  return (
    <CompletionDialog opened={done === 'applied'} onClose={onClose} {...(title ? { title } : {})}>
      {children}
    </CompletionDialog>
  );
}

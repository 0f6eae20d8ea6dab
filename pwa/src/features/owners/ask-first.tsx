import { useState } from 'react';
import { ConfirmDialog } from '../../ui/index.ts';
import type { Question } from './owner-questions.ts';
import { ownersTexts as texts } from './owners.texts.ts';

type Props = {
  readonly question: Question | null;
  readonly busy: boolean;
  readonly onConfirm: (question: Question) => void;
  readonly onCancel: () => void;
};

/** Asks before somebody loses what they may do here. What was asked last stays written while it fades out. */
export function AskFirst({ question, busy, onConfirm, onCancel }: Props) {
  const [shown, setShown] = useState(question);
  if (question !== null && question !== shown) setShown(question);
  if (shown === null) return null;
  const { title, body, confirm } = wordsOf(shown);
  return (
    <ConfirmDialog
      opened={question !== null}
      title={title}
      confirm={confirm}
      busy={busy}
      onConfirm={() => onConfirm(shown)}
      onCancel={onCancel}
    >
      {body}
    </ConfirmDialog>
  );
}

function wordsOf(question: Question): { readonly title: string; readonly body: string; readonly confirm: string } {
  switch (question.kind) {
    case 'remove':
      return { ...texts.remove, title: texts.remove.title(question.owner.name) };
    case 'transfer':
      return { ...texts.transfer, title: texts.transfer.title(question.owner.name) };
    case 'leave':
      return texts.leave;
    case 'withdraw':
      return { ...texts.withdraw, body: texts.withdraw.body(question.invitation.email) };
  }
}

import { CompletionDialog } from '../../ui/index.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import type { Leaving, LeavingActions } from './leaving.ts';
import { signOutTexts as texts } from './sign-out.texts.ts';

// So that all of it comes in one file.
export { leavingActions } from './leaving.ts';

type Props = { readonly leaving: Leaving; readonly actions: LeavingActions };

/** The questions before a sign-out, and the 「ログアウトしました」 dialog after it. */
export function SigningOut({ leaving, actions }: Props) {
  return (
    <>
      <LeaveDialog leaving={leaving} actions={actions} />
      <CompletionDialog
        opened={leaving.kind === 'gone'}
        title={texts.signedOut.title}
        back={texts.signedOut.back}
        onClose={actions.stay}
      >
        {leaving.kind === 'gone' && wordsOf(leaving)}
      </CompletionDialog>
    </>
  );
}

const wordsOf = ({ fate, told }: Extract<Leaving, { kind: 'gone' }>): string =>
  [fate === 'sealed' && texts.keptSealed, told ? texts.signedOut.body : texts.untold].filter(Boolean).join('');

import { readLeaving } from '@meikan/contracts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../api/api-query.ts';
import { useConnection } from '../../../api/connection.ts';
import { Asked } from '../../../directory/asked.tsx';
import { Button, Dialog, Note, SkeletonList } from '../../../ui/index.ts';
import type { AccountKind } from '../account-kind.ts';
import { AskForCode } from '../mailed-code/ask-for-code.tsx';
import { CodeForm } from '../mailed-code/code-form.tsx';
import { leavingTexts as texts } from './leaving.texts.ts';
import { OwnedAlone } from './owned-alone.tsx';
import { useStarting } from './use-starting.ts';

type Props = { readonly of: AccountKind; readonly opened: boolean; readonly onClose: () => void };

const LEAVE = { label: texts.leave, variant: 'danger', failed: texts.failed } as const;

/** What becomes of an account that leaves, and the two steps to it: a mailed code, and its coming back. */
export function LeavingDialog({ of, opened, onClose }: Props) {
  // Whoever has handed a page over comes back to what is so now.
  const query = useQuery({ ...apiQuery(readLeaving, {}), enabled: opened, staleTime: 0 });
  const { online } = useConnection();
  // Kept while the dialog is closed: the code may be looked up in between.
  const starting = useStarting(onClose);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={texts.dialog}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <div className="stack">
        <ul className="acc__l">
          {texts.consequences[of].map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </ul>
        {!online && (
          <Note title={texts.offline.title} tone="kin">
            {texts.offline.body}
          </Note>
        )}
        <Asked query={query} waiting={<SkeletonList rows={1} />}>
          {({ payload: { ownedAlone } }) => {
            if (ownedAlone.length > 0) return <OwnedAlone pages={ownedAlone} />;
            return starting.sent === null ? (
              <AskForCode {...starting} disabled={!online}>
                {texts.askBody}
              </AskForCode>
            ) : (
              <CodeForm {...starting} sent={starting.sent} disabled={!online} act={LEAVE} />
            );
          }}
        </Asked>
      </div>
    </Dialog>
  );
}

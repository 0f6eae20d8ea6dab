import { stopLeaving } from '@meikan/contracts';
import { useState } from 'react';
import { useCommand } from '../../../api/api-query.ts';
import { useConnection } from '../../../api/connection.ts';
import { failureWords } from '../../../directory/failure.tsx';
import { rememberClosing } from '../../../session/closing.ts';
import { Note, notify, Section, SubmitButton } from '../../../ui/index.ts';
import type { AccountKind } from '../account-kind.ts';
import { leavingTexts as texts } from './leaving.texts.ts';
import { LeavingDialog } from './leaving-dialog.tsx';

type Props = {
  readonly of: AccountKind;
  /** When the account is erased, an instant; null while it stays. */
  readonly closesAt: string | null;
};

/** How to leave, and how to stay after all. One button does both in turn, so that the focus stays on it. */
export function LeavingSection({ of, closesAt }: Props) {
  const [opened, setOpened] = useState(false);
  const { online } = useConnection();
  const { stop, busy } = useStopping();
  const stays = closesAt === null;
  return (
    <Section anchor="leaving" title={texts.title}>
      {!stays && <Leaves of={of} closesAt={closesAt} online={online} />}
      <div className="acc__row">
        <SubmitButton busy={busy} disabled={!(stays || online)} onClick={stays ? () => setOpened(true) : stop}>
          {stays ? texts.begin : texts.stop}
        </SubmitButton>
        <p className="sm muted">{stays ? texts.lead : texts.until(closesAt)}</p>
      </div>
      <LeavingDialog of={of} opened={opened} onClose={() => setOpened(false)} />
    </Section>
  );
}

type LeavesProps = { readonly of: AccountKind; readonly closesAt: string; readonly online: boolean };

function Leaves({ of, closesAt, online }: LeavesProps) {
  return (
    <div className="stack">
      <Note title={texts.leavesOn(closesAt)} icon="clock" tone="kin">
        {of === 'person' && texts.hidden}
      </Note>
      {!online && (
        <Note title={texts.offline.title} tone="kin">
          {texts.offline.body}
        </Note>
      )}
    </div>
  );
}

function useStopping() {
  const { mutate, isPending } = useCommand(stopLeaving, []);
  const stop = () =>
    mutate(
      {},
      {
        onSuccess: async ({ payload }) => {
          await rememberClosing(payload.closesAt);
          notify({ text: texts.stopped });
        },
        onError: (error) => notify({ tone: 'alert', text: failureWords(error) }),
      },
    );
  return { stop, busy: isPending };
}

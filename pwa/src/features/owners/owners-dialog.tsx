import { type CallAnswer, listOwners } from '@meikan/contracts';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../../api/api-query.ts';
import type { ApiAnswer } from '../../api/call-api.ts';
import { useConnection } from '../../api/connection.ts';
import { Asked } from '../../directory/asked.tsx';
import { Button, Dialog, Note, SkeletonList } from '../../ui/index.ts';
import { AskFirst } from './ask-first.tsx';
import { InvitationList } from './invitation-list.tsx';
import { type Invited, InviteForm } from './invite-form.tsx';
import { OwnerList } from './owner-list.tsx';
import type { Question } from './owner-questions.ts';
import { ownersTexts as texts } from './owners.texts.ts';
import { RemovedNote } from './removed-note.tsx';
import { useOwnerActs } from './use-owner-acts.ts';

type Props = { readonly id: string; readonly opened: boolean; readonly onClose: () => void };

/** Who may edit a page and who was asked to; each change is asked about first, and needs the network. */
export function OwnersDialog({ id, opened, onClose }: Props) {
  const query = useQuery({ ...apiQuery(listOwners, { params: { id } }), enabled: opened });
  const { online } = useConnection();
  const [question, setQuestion] = useState<Question | null>(null);
  const acts = useOwnerActs(id, onClose);
  return (
    <>
      <Dialog
        opened={opened}
        onClose={onClose}
        holdOpen={question !== null}
        title={texts.title}
        footer={<Button onClick={onClose}>{texts.close}</Button>}
      >
        <div className="stack">
          {!online && (
            <Note title={texts.offline.title} tone="kin">
              {texts.offline.body}
            </Note>
          )}
          {acts.removed && <RemovedNote removed={acts.removed} onUndo={acts.restore} />}
          <People query={query} disabled={!online} onAsk={setQuestion} onInvite={acts.invite} />
        </div>
      </Dialog>
      <AskFirst
        question={question}
        busy={acts.busy}
        onConfirm={async (asked) => {
          await acts.carryOut(asked);
          setQuestion(null);
        }}
        onCancel={() => setQuestion(null)}
      />
    </>
  );
}

type PeopleProps = {
  readonly query: UseQueryResult<ApiAnswer<CallAnswer<typeof listOwners>>>;
  readonly disabled: boolean;
  readonly onAsk: (question: Question) => void;
  readonly onInvite: (invited: Invited) => Promise<string | null>;
};

function People({ query, disabled, onAsk, onInvite }: PeopleProps) {
  return (
    <Asked query={query} waiting={<SkeletonList rows={2} picture="round" />}>
      {({ payload: { owners, invitations } }) => (
        <div className="stack">
          <OwnerList owners={owners} disabled={disabled} onAsk={onAsk} />
          <InvitationList invitations={invitations} disabled={disabled} onAsk={onAsk} />
          <InviteForm disabled={disabled} mayHandOver={owners.some(({ isSelf }) => isSelf)} onInvite={onInvite} />
        </div>
      )}
    </Asked>
  );
}

import { type AccountAnswer, getCompany, proveOwnership, readOwnershipRequest } from '@meikan/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCommand } from '../../../api/api-query.ts';
import { failureWords } from '../../../directory/failure.tsx';
import { sessionQuery } from '../../../session/session.ts';
import { Button, Empty, Note, notify, SubmitButton } from '../../../ui/index.ts';
import { ownershipTexts } from './ownership.texts.ts';

const texts = ownershipTexts.prove;

type Props = {
  readonly id: string;
  readonly company: string;
  readonly account: AccountAnswer;
  readonly secret: string;
  readonly onForget: () => void;
};

/** What the link of the mail leads to. Pressed and not done by itself: whoever opens a link by chance has decided nothing. */
export function ProveOwnership({ id, company, account, secret, onForget }: Props) {
  const { prove, isPending, error } = useProving(id, onForget);
  return (
    <>
      <Empty
        level={1}
        drawing="door"
        title={texts.heading(company)}
        action={
          <>
            <SubmitButton variant="primary" busy={isPending} onClick={() => prove(secret)}>
              {texts.confirm}
            </SubmitButton>
            {error && <Button onClick={onForget}>{texts.again}</Button>}
          </>
        }
      >
        {texts.body} {texts.as(account.name, account.email)}
      </Empty>
      {error && (
        <Note title={texts.failed} tone="shu">
          {failureWords(error)}
        </Note>
      )}
    </>
  );
}

/** Shows the secret to the server: it makes an owner, who is led to the page, or leaves the rest to the admins. */
function useProving(id: string, onForget: () => void) {
  const { mutate, isPending, error } = useCommand(proveOwnership, [getCompany, readOwnershipRequest]);
  const client = useQueryClient();
  const navigate = useNavigate();
  const proved = async (isOwner: boolean) => {
    onForget();
    if (!isOwner) return notify({ text: texts.passed });
    // A company's account may speak for this company from now on.
    await client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    await navigate({ to: '/companies/$id', params: { id }, search: {}, replace: true });
    notify({ text: texts.granted });
  };
  const prove = (secret: string) =>
    mutate(
      { params: { id }, body: { token: secret } },
      { onSuccess: ({ payload }) => void proved(payload.standing === 'granted') },
    );
  return { prove, isPending, error };
}

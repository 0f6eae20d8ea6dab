import { type AccountAnswer, acceptInvitation, getCompany } from '@meikan/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ApiProblem } from '../../api/api-error.ts';
import { useCommand } from '../../api/api-query.ts';
import { failureWords } from '../../directory/failure.tsx';
import { forgetMailedSecret } from '../../session/mailed-secret.ts';
import { sessionQuery } from '../../session/session.ts';
import { buttonClass, Note, notify, SubmitButton } from '../../ui/index.ts';
import { invitationTexts as texts } from './invitation.texts.ts';

type Props = { readonly id: string; readonly secret: string; readonly account: AccountAnswer };

/** Says yes in the name of whoever is signed in; where the mail went to somebody else, it says so and what to do. */
export function AcceptInvitation({ id, secret, account }: Props) {
  const { mutate, isPending, error } = useCommand(acceptInvitation, [getCompany]);
  const client = useQueryClient();
  const navigate = useNavigate();
  const accepted = async () => {
    forgetMailedSecret('invitation', id);
    // A company's account may speak for this company from now on.
    await client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    await navigate({ to: '/companies/$id', params: { id }, search: {}, replace: true });
    notify({ text: texts.accepted });
  };
  const isOther = error instanceof ApiProblem && error.code === 'invitation-of-another';
  return (
    <div className="stack">
      <p className="sm">{texts.as(account.name, account.email)}</p>
      {error && (
        <Note title={texts.failed} tone="shu">
          {isOther ? `${failureWords(error)} ${texts.another}` : failureWords(error)}
        </Note>
      )}
      <div className="row row-w void__a">
        <SubmitButton
          variant="primary"
          busy={isPending}
          onClick={() => mutate({ params: { id }, body: { token: secret } }, { onSuccess: () => void accepted() })}
        >
          {texts.accept}
        </SubmitButton>
        {isOther && (
          <Link to="/account" className={buttonClass()}>
            {texts.account}
          </Link>
        )}
      </div>
    </div>
  );
}

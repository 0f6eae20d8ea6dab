import { type AccountAnswer, type CallAnswer, readOwnershipRequest, withdrawOwnershipRequest } from '@meikan/contracts';
import { Link } from '@tanstack/react-router';
import { useCommand } from '../../../api/api-query.ts';
import { useConnection } from '../../../api/connection.ts';
import { failureWords } from '../../../directory/failure.tsx';
import { buttonClass, HangingSection, Note, notify, SubmitButton } from '../../../ui/index.ts';
import { AskByMail } from './ask-by-mail.tsx';
import { AskByWords } from './ask-by-words.tsx';
import { ownershipTexts as texts } from './ownership.texts.ts';
import { RequestNote } from './request-note.tsx';

type Props = {
  readonly id: string;
  readonly page: CallAnswer<typeof readOwnershipRequest>;
  readonly account: AccountAnswer;
};

/** How the own request stands, and the ways to ask; a newer request takes the place of the older one. */
export function AskForOwnership({ id, page, account }: Props) {
  const { companyName, request, isOwned, mailDomains } = page;
  const { online } = useConnection();
  const waits = request?.standing === 'open' || (request?.standing === 'mailed' && !request.isExpired);
  return (
    <>
      <h1 className="page__t">{texts.heading(companyName)}</h1>
      <p className="big">{isOwned ? texts.leadOwned : texts.lead}</p>
      {!online && (
        <Note title={texts.offline.title} tone="kin">
          {texts.offline.body}
        </Note>
      )}
      {request !== null && <RequestNote request={request} />}
      <div className="page__a">
        {waits && <Withdraw id={id} disabled={!online} />}
        <Link className={buttonClass()} to="/companies/$id" params={{ id }} search={{}}>
          {texts.toPage}
        </Link>
      </div>
      <div className="page__b">
        {waits && (
          <HangingSection title={texts.again}>
            <p className="prose">{texts.againBody}</p>
          </HangingSection>
        )}
        {mailDomains.length > 0 && (
          <HangingSection title={texts.byMail.title}>
            <AskByMail id={id} page={page} own={account.email} disabled={!online} />
          </HangingSection>
        )}
        <HangingSection title={texts.byWords.title}>
          <AskByWords id={id} written={request?.message ?? ''} disabled={!online} />
        </HangingSection>
      </div>
    </>
  );
}

function Withdraw({ id, disabled }: { readonly id: string; readonly disabled: boolean }) {
  const { mutate, isPending } = useCommand(withdrawOwnershipRequest, [readOwnershipRequest]);
  const withdraw = () =>
    mutate(
      { params: { id } },
      {
        onSuccess: () => notify({ text: texts.withdrawn }),
        onError: (error) => notify({ tone: 'alert', text: failureWords(error) }),
      },
    );
  return (
    <SubmitButton busy={isPending} disabled={disabled} onClick={withdraw}>
      {texts.withdraw}
    </SubmitButton>
  );
}

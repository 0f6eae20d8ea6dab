import { type AccountAnswer, type CallAnswer, readOwnershipRequest } from '@meikan/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { apiQuery } from '../../../api/api-query.ts';
import { Asked } from '../../../directory/asked.tsx';
import { forgetMailedSecret, mailedSecret } from '../../../session/mailed-secret.ts';
import { useSession } from '../../../session/session.ts';
import { buttonClass, Empty, SkeletonPage, usePageTitle } from '../../../ui/index.ts';
import { AskForOwnership } from './ask-for-ownership.tsx';
import { ownershipTexts as texts } from './ownership.texts.ts';
import { ProveOwnership } from './prove-ownership.tsx';

type Props = {
  /** The company's. */
  readonly id: string;
  /** What stood behind the `#` when the page was opened. */
  readonly hash: string;
};

/** Where somebody asks to edit a page that is there already, sees how that stands, and comes to by the link of the mail. */
export function OwnershipPage({ id, hash }: Props) {
  usePageTitle(texts.title);
  const session = useSession();
  const { secret, forget } = useSecret(id, hash);
  if (session.kind === 'anonymous') return <Visitor id={id} />;
  return <Known id={id} account={session.account} secret={secret} onForget={forget} />;
}

/** What the link holds, also one that is opened on top of this page; forgotten once it was shown, or was of no use. */
function useSecret(id: string, hash: string) {
  const read = () => ({ hash, secret: mailedSecret('ownership', id, hash) });
  const [kept, setKept] = useState(read);
  if (kept.hash !== hash) setKept(read());
  const forget = () => {
    forgetMailedSecret('ownership', id);
    setKept({ hash, secret: null });
  };
  return { secret: kept.secret, forget };
}

function Visitor({ id }: { readonly id: string }) {
  const returnTo = `/companies/${encodeURIComponent(id)}/ownership`;
  return (
    <div className="wrap">
      <Empty
        level={1}
        drawing="door"
        title={texts.title}
        action={
          <>
            <Link to="/login" search={{ returnTo }} className={buttonClass({ variant: 'primary' })}>
              {texts.visitor.login}
            </Link>
            <Link to="/login" search={{ returnTo, mode: 'register' }} className={buttonClass()}>
              {texts.visitor.register}
            </Link>
          </>
        }
      >
        {texts.visitor.body}
      </Empty>
    </div>
  );
}

type KnownProps = {
  readonly id: string;
  readonly account: AccountAnswer;
  /** What the mail's link holds, until it was shown. */
  readonly secret: string | null;
  readonly onForget: () => void;
};

function Known({ id, account, secret, onForget }: KnownProps) {
  const query = useQuery(apiQuery(readOwnershipRequest, { params: { id } }));
  return (
    <div className="wrap page">
      <Asked query={query} waiting={<SkeletonPage />}>
        {({ payload: page }) => {
          if (page.isOwner) return <Owner id={id} />;
          if (secret === null || !waitsForMail(page)) return <AskForOwnership id={id} page={page} account={account} />;
          return <ProveOwnership id={id} company={page.companyName} {...{ account, secret, onForget }} />;
        }}
      </Asked>
    </div>
  );
}

/** Whether a mail may still be shown: by whoever asked, and by others, who are told that it is not theirs. */
const waitsForMail = ({ request }: CallAnswer<typeof readOwnershipRequest>): boolean =>
  request === null || request.standing === 'mailed';

function Owner({ id }: { readonly id: string }) {
  return (
    <Empty
      level={1}
      drawing="door"
      title={texts.owner.title}
      action={
        <Link to="/companies/$id" params={{ id }} search={{}} className={buttonClass({ variant: 'primary' })}>
          {texts.owner.open}
        </Link>
      }
    >
      {texts.owner.body}
    </Empty>
  );
}

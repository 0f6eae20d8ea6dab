import { type CallAnswer, readInvitation } from '@meikan/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ApiProblem, ApiUnreachable } from '../../api/api-error.ts';
import { callApi } from '../../api/call-api.ts';
import { mailedSecret } from '../../session/mailed-secret.ts';
import { useSession } from '../../session/session.ts';
import { Button, buttonClass, Empty, SkeletonPage, usePageTitle } from '../../ui/index.ts';
import { AcceptInvitation } from './accept-invitation.tsx';
import { invitationTexts as texts } from './invitation.texts.ts';

type Props = {
  /** The company's. */
  readonly id: string;
  /** What stood behind the `#` when the page was opened. */
  readonly hash: string;
};

/** What the link of an invitation's mail opens: what it is for, and the way to say yes. */
export function InvitationPage({ id, hash }: Props) {
  usePageTitle(texts.title);
  const secret = mailedSecret('invitation', id, hash);
  return (
    <div className="wrap">{secret === null ? <Said words={texts.broken} /> : <Read id={id} secret={secret} />}</div>
  );
}

type Words = { readonly title: string; readonly body: string };

function Said({ words: { title, body }, action }: { readonly words: Words; readonly action?: ReactNode }) {
  return (
    <Empty level={1} drawing="door" title={title} action={action}>
      {body}
    </Empty>
  );
}

function Read({ id, secret }: { readonly id: string; readonly secret: string }) {
  const query = useQuery({
    queryKey: [readInvitation.name, id, secret],
    queryFn: ({ signal }) => callApi(readInvitation, { params: { id }, body: { token: secret }, signal }),
  });
  if (query.data) return <Invitation invitation={query.data.payload} secret={secret} />;
  if (!query.isError) return <SkeletonPage />;
  if (query.error instanceof ApiProblem && query.error.status === 404) return <Said words={texts.unknown} />;
  const offline = query.error instanceof ApiUnreachable && query.error.reason !== 'malformed';
  const retry = <Button onClick={() => void query.refetch()}>{texts.retry}</Button>;
  return <Said words={offline ? texts.offline : texts.failedToRead} action={retry} />;
}

type InvitationProps = { readonly invitation: CallAnswer<typeof readInvitation>; readonly secret: string };

function Invitation({ invitation, secret }: InvitationProps) {
  const { companyId: id, companyName, standing, expiresAt, handOver } = invitation;
  const toPage = (
    <Link to="/companies/$id" params={{ id }} search={{}} className={buttonClass()}>
      {texts.openPage}
    </Link>
  );
  if (standing !== 'open') return <Said words={texts.standings[standing]} action={toPage} />;
  return (
    <Empty level={1} drawing="door" title={texts.heading(companyName)} action={<WayOn id={id} secret={secret} />}>
      {handOver ? texts.handOver : texts.invited} {texts.until(expiresAt)}
    </Empty>
  );
}

function WayOn({ id, secret }: { readonly id: string; readonly secret: string }) {
  const session = useSession();
  if (session.kind === 'account') return <AcceptInvitation id={id} secret={secret} account={session.account} />;
  const returnTo = `/companies/${encodeURIComponent(id)}/invitation`;
  return (
    <>
      <p className="sm">{texts.signIn}</p>
      <Link to="/login" search={{ returnTo }} className={buttonClass({ variant: 'primary' })}>
        {texts.login}
      </Link>
      <Link to="/login" search={{ returnTo, mode: 'register' }} className={buttonClass()}>
        {texts.register}
      </Link>
    </>
  );
}

import type { ListedOwnershipRequest } from '@meikan/contracts';
import { Link } from '@tanstack/react-router';
import { CompanyName, OfficialSite } from '../../../directory/company-link.tsx';
import { Badge, Button, Item, Logo } from '../../../ui/index.ts';
import type { Asking } from './answering.tsx';
import { ownershipQueueTexts as texts } from './ownership-queue.texts.ts';

type Props = { readonly request: ListedOwnershipRequest; readonly onAnswer: (asking: Asking) => void };

/** A request: the page, who asks, what speaks for them, and the answer or the way to it. */
export function RequestRow({ request, onAnswer }: Props) {
  const { company, requester, message, provedDomain, ownerNames, askedAt, answeredAt } = request;
  return (
    <Item
      picture={<Logo src={company.logo} />}
      title={<Title request={request} />}
      kicker={[texts.asked(askedAt), answeredAt !== null && texts.answeredAt(answeredAt)]}
      meta={[
        ownerNames.length === 0 ? texts.noOwners : texts.owners(ownerNames),
        company.website !== null && <OfficialSite key="site" href={company.website} />,
      ]}
      foot={
        <div className="admin__r stack">
          <p>
            <Requester requester={requester} />
          </p>
          <p>
            {provedDomain === null ? (
              <Badge>{texts.notProved}</Badge>
            ) : (
              <Badge icon="check">{texts.proved(provedDomain)}</Badge>
            )}
          </p>
          {message !== '' && <p className="prose">{message}</p>}
          <Answer request={request} onAnswer={onAnswer} />
        </div>
      }
    />
  );
}

function Title({ request: { company, standing } }: Pick<Props, 'request'>) {
  return (
    <>
      <CompanyName company={company} />{' '}
      {(standing === 'granted' || standing === 'declined') && (
        <Badge icon={standing === 'granted' ? 'check' : 'close'}>{texts.answered[standing]}</Badge>
      )}
    </>
  );
}

function Requester({ requester: { id, name, email, isPerson } }: Pick<ListedOwnershipRequest, 'requester'>) {
  const said = texts.by(name, email);
  if (!isPerson) return <span className="sm">{said}</span>;
  return (
    <Link className="link sm" to="/profile/$id" params={{ id }} search={{}}>
      {said}
    </Link>
  );
}

function Answer({ request, onAnswer }: Props) {
  const { company, requester, standing, reason } = request;
  if (standing !== 'open') return reason !== null && <p className="sm">{texts.reason(reason)}</p>;
  const of = <span className="sr">{texts.of(company.name, requester.name)}</span>;
  return (
    <div className="row row-w">
      <Button size="s" variant="primary" onClick={() => onAnswer({ request, granted: true })}>
        {texts.grant.open}
        {of}
      </Button>
      <Button size="s" onClick={() => onAnswer({ request, granted: false })}>
        {texts.decline.open}
        {of}
      </Button>
    </div>
  );
}

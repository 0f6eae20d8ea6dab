import type { ReportedThing } from '@meikan/contracts';
import { Link } from '@tanstack/react-router';
import { Avatar, Badge, Item, Logo, Thumb } from '../../../ui/index.ts';
import { Answer } from './answer.tsx';
import { reportsQueueTexts as texts } from './reports-queue.texts.ts';
import { nameOf, reasonWords } from './thing-words.ts';
import type { Ruling } from './use-ruling.ts';

type Props = { readonly thing: ReportedThing; readonly ruling: Ruling };

const places = { user: '/profile/$id', company: '/companies/$id', article: '/articles/$id' } as const;

/** Something that was reported: what it is, what is said of it, and the answer or the way to it. */
export function ThingRow({ thing, ruling }: Props) {
  const { target, reportCount, earlierRulings } = thing;
  return (
    <Item
      picture={<Picture target={target} />}
      title={<Title thing={thing} />}
      kicker={[texts.kinds[target.kind], texts.count(reportCount), earlierRulings > 0 && texts.earlier(earlierRulings)]}
      foot={
        <div className="admin__r stack">
          <Reports thing={thing} />
          <p className="sm">
            <History thing={thing} />
          </p>
          <Answer thing={thing} ruling={ruling} />
        </div>
      }
    />
  );
}

function Picture({ target: { kind, id, picture } }: Pick<ReportedThing, 'target'>) {
  if (kind === 'user') return <Avatar id={id} src={picture} />;
  return kind === 'article' ? <Thumb src={picture} className="admin__t" /> : <Logo src={picture} />;
}

function Title({ thing }: Pick<Props, 'thing'>) {
  const { kind, id, name, standing } = thing.target;
  if (name === null) return nameOf(thing);
  return (
    <>
      <Link to={places[kind]} params={{ id }} search={{}}>
        {name}
      </Link>{' '}
      {standing === 'hidden' && <Badge icon="lock">{texts.hidden}</Badge>}
    </>
  );
}

function History({ thing }: Pick<Props, 'thing'>) {
  const { kind, id } = thing.target;
  return (
    <Link className="link" to="/admin/audit" search={{ kind, id }}>
      {texts.history}
      <span className="sr">{texts.of(nameOf(thing))}</span>
    </Link>
  );
}

function Reports({ thing }: Pick<Props, 'thing'>) {
  const { reports, reportCount } = thing;
  return (
    <>
      <ul className="stack" aria-label={texts.reports(nameOf(thing))}>
        {reports.map((report) => (
          <li key={report.reporter.id}>
            <p className="sm">
              <b>{reasonWords(report.reason)}</b> <Reporter reporter={report.reporter} />{' '}
              <span className="muted nw">{texts.reportedAt(report.reportedAt)}</span>
            </p>
            {report.text !== '' && <p className="prose sm">{report.text}</p>}
          </li>
        ))}
      </ul>
      {reportCount > reports.length && <p className="sm muted">{texts.newest(reports.length)}</p>}
    </>
  );
}

function Reporter({ reporter: { id, name, isPerson } }: Pick<ReportedThing['reports'][number], 'reporter'>) {
  if (!isPerson) return <span>{name}</span>;
  return (
    <Link className="link" to="/profile/$id" params={{ id }} search={{}}>
      {name}
    </Link>
  );
}

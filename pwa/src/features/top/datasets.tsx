import type { WorkspaceDatasets } from '@meikan/contracts';
import { figure } from '@meikan/domain';
import { Link } from '@tanstack/react-router';
import { shownDate } from '../../directory/shown-date.ts';
import { Item, List, Section } from '../../ui/index.ts';
import { topTexts } from './texts.ts';

const texts = topTexts.datasets;

/** The four datasets that editors keep in a document workspace; an empty one is not spoken of. */
export function Datasets({ datasets }: { readonly datasets: WorkspaceDatasets }) {
  return (
    <>
      <div className="cols2">
        <NewHiresOfCompanies rows={datasets.newHires} />
        <InsuredPersons rows={datasets.insuredPersons} />
      </div>
      <div className="cols2">
        <Told title={texts.feelings} rows={datasets.feelingsAfterJoining} />
        <Told title={texts.reasons} rows={datasets.reasonsForJoining} />
      </div>
    </>
  );
}

type Rows<K extends keyof WorkspaceDatasets> = { readonly rows: WorkspaceDatasets[K] };

function NewHiresOfCompanies({ rows }: Rows<'newHires'>) {
  if (rows.length === 0) return null;
  return (
    <Section title={texts.newHires}>
      <List label={texts.newHires}>
        {rows.map(({ id, company, date, jobTitle }) => (
          <Item
            key={id}
            centred
            picture={<span className="faint sm num hire__d">{shownDate(date)}</span>}
            title={<CompanyOf company={company} />}
            meta={[texts.hired(jobTitle)]}
          />
        ))}
      </List>
    </Section>
  );
}

function InsuredPersons({ rows }: Rows<'insuredPersons'>) {
  if (rows.length === 0) return null;
  return (
    <Section title={texts.insured}>
      <List label={texts.insured}>
        {rows.map(({ id, company, date, persons, change }) => (
          <Item
            key={id}
            centred
            title={<CompanyOf company={company} />}
            meta={[texts.asOf(shownDate(date)), change !== null && texts.change(change)]}
            end={
              <p className="item__n">
                <b>{figure(persons)}</b>
                {texts.persons}
              </p>
            }
          />
        ))}
      </List>
    </Section>
  );
}

type ToldProps = Rows<'feelingsAfterJoining'> & { readonly title: string };

function Told({ title, rows }: ToldProps) {
  if (rows.length === 0) return null;
  return (
    <Section title={title}>
      <List label={title}>
        {rows.map(({ id, company, date, jobTitle, text }) => (
          <Item
            key={id}
            title={<CompanyOf company={company} />}
            description={text}
            meta={[jobTitle, date && shownDate(date)]}
          />
        ))}
      </List>
    </Section>
  );
}

function CompanyOf({
  company: { id, name },
}: {
  readonly company: { readonly id: string | null; readonly name: string };
}) {
  if (id === null) return <span>{name}</span>;
  return (
    <Link to="/companies/$id" params={{ id }} search={{}}>
      {name}
    </Link>
  );
}

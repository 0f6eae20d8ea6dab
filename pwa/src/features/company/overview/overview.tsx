import { listCompanyArticles, listCompanyMembers, listCompanyServices } from '@meikan/contracts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../api/api-query.ts';
import { ROWS, rowsOf } from '../../../api/page-of.ts';
import { asVisitor } from '../../../api/preview.ts';
import { Asked } from '../../../directory/asked.tsx';
import { CompanyName } from '../../../directory/company-link.tsx';
import { PersonRow } from '../../../directory/person-row.tsx';
import { directoryTexts } from '../../../directory/texts.ts';
import { Later, Logo, Meta, Section, SkeletonList } from '../../../ui/index.ts';
import { EditableSection } from '../edit/edit-mark.tsx';
import { CompanyArticle } from '../lists/company-article.tsx';
import { TabLink } from '../tab-link.tsx';
import { EnvironmentList } from './environment.tsx';
import { LeadingWords } from './leading-words.tsx';
import { type OverviewProps, SideColumn } from './side-column.tsx';
import { overviewTexts as texts } from './texts.ts';

/** The overview of a company or service. */
export function Overview({ company, preview }: OverviewProps) {
  const { id, counts, workingEnvironments } = company;
  return (
    <div className="side tab-b">
      <div>
        <LeadingWords company={company} />
        <EditableSection section="why-work-here" filled={company.whyWorkHere !== null}>
          <p className="prose">{company.whyWorkHere}</p>
        </EditableSection>
        <Later>
          {counts.usedBy > 0 && <Adopters company={company} preview={preview} />}
          {counts.articles > 0 && <NewArticles company={company} preview={preview} />}
          <EditableSection
            section="working-environments"
            filled={Object.keys(workingEnvironments).length > 0}
            action={
              <TabLink id={id} tab={16} preview={preview}>
                {texts.environmentAll}
              </TabLink>
            }
          >
            <EnvironmentList company={company} />
          </EditableSection>
          {counts.members > 0 && <Members company={company} preview={preview} />}
        </Later>
      </div>
      <Later step={2}>
        <SideColumn company={company} preview={preview} />
      </Later>
    </div>
  );
}

const SHOWN = ROWS.overview;

function Adopters({ company: { id, counts }, preview }: OverviewProps) {
  const page = { type: 'company-use', size: String(SHOWN.adopters), ...asVisitor(preview) } as const;
  const query = useQuery(apiQuery(listCompanyServices, { params: { id }, query: page }));
  return (
    <Section
      title={texts.adopters}
      note={texts.adoptersNote}
      action={
        counts.usedBy > SHOWN.adopters && (
          <TabLink id={id} tab={4} preview={preview}>
            {texts.all(counts.usedBy, texts.units.companies)}
          </TabLink>
        )
      }
    >
      <Asked query={query} waiting={<SkeletonList rows={2} />}>
        {({ payload }) => (
          <ul className="adopt">
            {payload.map((adopter) => (
              <li key={adopter.id}>
                <Logo src={adopter.logo} />
                <div>
                  <p className="item__t">
                    <CompanyName company={adopter} />
                  </p>
                  <Meta parts={[adopter.location, adopter.size !== null && directoryTexts.staff(adopter.size)]} />
                </div>
              </li>
            ))}
          </ul>
        )}
      </Asked>
    </Section>
  );
}

function NewArticles({ company: { id, counts }, preview }: OverviewProps) {
  const page = rowsOf(SHOWN.articles);
  const query = useQuery(apiQuery(listCompanyArticles, { params: { id }, query: page }));
  return (
    <Section
      title={texts.articles}
      action={
        counts.articles > SHOWN.articles && (
          <TabLink id={id} tab={11} preview={preview}>
            {texts.all(counts.articles, texts.units.items)}
          </TabLink>
        )
      }
    >
      <Asked query={query} waiting={<SkeletonList rows={SHOWN.articles} />}>
        {({ payload }) => (
          <ul className="list">
            {payload.map((article) => (
              <CompanyArticle key={article.id} article={article} small />
            ))}
          </ul>
        )}
      </Asked>
    </Section>
  );
}

function Members({ company: { id, counts }, preview }: OverviewProps) {
  const page = { ...rowsOf(SHOWN.members), ...asVisitor(preview) };
  const more = counts.members > SHOWN.members;
  const query = useQuery(apiQuery(listCompanyMembers, { params: { id }, query: page }));
  return (
    <Section
      title={texts.members}
      note={more ? texts.membersNote(counts.members, SHOWN.members) : undefined}
      action={
        more && (
          <TabLink id={id} tab={10} preview={preview}>
            {texts.all(counts.members, texts.units.people)}
          </TabLink>
        )
      }
    >
      <Asked query={query} waiting={<SkeletonList rows={4} picture="round" />}>
        {({ payload }) => (
          <ul className="cols2 folk">
            {payload.map((person) => (
              <PersonRow key={person.id} person={person} facts={[person.job]} />
            ))}
          </ul>
        )}
      </Asked>
    </Section>
  );
}

import { type BelongingCompany, listBelongingCompanies } from '@meikan/contracts';
import { snsAddress } from '@meikan/domain';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { apiQuery } from '../../api/api-query.ts';
import { pageOf, ROWS } from '../../api/page-of.ts';
import { asVisitor } from '../../api/preview.ts';
import { pageLink, queryLink } from '../../directory/listing/query-link.tsx';
import { useCorrected, useListQuery } from '../../directory/listing/use-list-query.ts';
import { Badge, buttonClass, ChipFilter, Empty, Item, List, Logo, Pager } from '../../ui/index.ts';
import { DEFAULT_STATUS, type MemberStatus, memberChoices, memberStatus, shownStatus } from './member-status.ts';
import { profileTexts } from './texts.ts';

const texts = profileTexts.companies;
const PAGE_SIZE = ROWS.person.companies;

type Chosen = { readonly status: MemberStatus; readonly page: number };

type Props = { readonly userId: string; readonly preview: boolean };

/** A page of the companies of one status. */
const companiesQuery = ({ userId, preview }: Props, { status, page }: Chosen) =>
  apiQuery(listBelongingCompanies, {
    params: { id: userId },
    query: { ...pageOf(PAGE_SIZE, page), memberStatus: status, ...asVisitor(preview) },
  });

const statusLink = queryLink((status: MemberStatus) => ({
  category: status === DEFAULT_STATUS ? undefined : status,
  page: undefined,
}));

/** The companies that a person belongs or belonged to. */
export function CompaniesTab(props: Props) {
  // Deferred: the old page stays until the new one is there.
  const listed = useDeferredValue(useListQuery());
  const { page = 1, category } = listed;
  const counter = useCounts(props);
  const status = shownStatus(memberStatus(category), counter);
  const { data } = useSuspenseQuery(companiesQuery(props, { status, page }));
  const total = data.total ?? data.payload.length;
  useCorrected(listed, { total, pageSize: PAGE_SIZE });
  if (Object.values(counter).every((count) => count === 0)) return <NoCompanies />;
  return (
    <div className="tabp">
      <ChipFilter label={texts.filter} choices={memberChoices(counter)} value={status} link={statusLink} />
      <div className="cos">
        <List>
          {data.payload.map((company) => (
            <CompanyRow key={company.id} company={company} />
          ))}
        </List>
      </div>
      <Pager total={total} page={page} pageSize={PAGE_SIZE} link={pageLink} returns />
    </div>
  );
}

/** How many there are of each status, before one is chosen. */
function useCounts(props: Props): Readonly<Record<string, number>> {
  const { data } = useSuspenseQuery(companiesQuery(props, { status: DEFAULT_STATUS, page: 1 }));
  return data.counter ?? {};
}

function CompanyRow({ company }: { readonly company: BelongingCompany }) {
  const { id, name, isOwner, usageType, sns, website, isPublic } = company;
  const x = sns.twitter ? snsAddress('twitter', sns.twitter) : null;
  return (
    <Item
      picture={<Logo src={company.logo} />}
      title={
        <>
          <Link to="/companies/$id" params={{ id }}>
            {name}
          </Link>
          {isOwner && <Badge>{texts.owner}</Badge>}
          {usageType.filter(isKnown).map((usage) => (
            <Badge key={usage}>{profileTexts.usage[usage]}</Badge>
          ))}
        </>
      }
      description={company.overview}
      meta={[
        ...company.canDo.slice(0, 5),
        x && <Outside key="x" url={x} label={profileTexts.snsKinds.twitter} />,
        // What is not public has a page that says little: its own site says more.
        !isPublic && website && <Outside key="site" url={website} label={profileTexts.companyWebsite} />,
      ]}
    />
  );
}

const isKnown = (usage: string): usage is keyof typeof profileTexts.usage => Object.hasOwn(profileTexts.usage, usage);

function Outside({ url, label }: { readonly url: string; readonly label: string }) {
  return (
    <a className="link" href={url} title={url} target="_blank" rel="noopener nofollow ugc">
      {label}
    </a>
  );
}

function NoCompanies() {
  return (
    <Empty
      title={texts.none}
      level={2}
      action={
        <Link to="/search" search={{ kind: 'company' }} className={buttonClass()}>
          {texts.search}
        </Link>
      }
    >
      {texts.noneBody}
    </Empty>
  );
}

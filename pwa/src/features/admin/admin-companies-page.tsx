import { searchCompanies } from '@meikan/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { apiQuery } from '../../api/api-query.ts';
import { useSession } from '../../session/session.ts';
import {
  Badge,
  buttonClass,
  Empty,
  Item,
  List,
  Logo,
  Pager,
  Seal,
  SkeletonList,
  usePageTitle,
} from '../../ui/index.ts';
import { adminTexts as texts } from './texts.ts';

const PAGE_SIZE = 20;

/** All companies and services, for administrators; each leads to its page, where its switches are. */
export function AdminCompaniesPage() {
  usePageTitle(texts.title);
  const session = useSession();
  if (session.kind === 'anonymous' || session.role !== 'admin') {
    return (
      <Empty drawing="door" level={1} title={texts.title}>
        {texts.onlyAdmins}
      </Empty>
    );
  }
  return (
    <div className="wrap page">
      <h1 className="page__t">{texts.title}</h1>
      <p className="muted">{texts.lead}</p>
      <div className="page__a">
        <Link to="/admin/audit" className={buttonClass({ size: 's' })}>
          {texts.audit}
        </Link>
      </div>
      <Companies />
    </div>
  );
}

function Companies() {
  const [page, setPage] = useState(1);
  const query = { page: String(page), limit: String(PAGE_SIZE) };
  const { data } = useQuery({ ...apiQuery(searchCompanies, { query }), placeholderData: keepPreviousData });
  if (!data) return <SkeletonList rows={8} />;
  if (data.payload.length === 0)
    return (
      <Empty level={2} title={texts.none}>
        {texts.noneBody}
      </Empty>
    );
  return (
    <>
      <List>
        {data.payload.map((company) => (
          <Item
            key={company.id}
            centred
            picture={<Logo src={company.logo} />}
            title={
              <>
                <Link to="/companies/$id" params={{ id: company.id }}>
                  {company.name}
                </Link>
                {company.isVerified && <Seal />}
                {!company.isPublic && (
                  <Badge tone="shu" icon="lock">
                    {texts.hidden}
                  </Badge>
                )}
              </>
            }
            description={company.overview}
            meta={[company.location]}
          />
        ))}
      </List>
      <Pager total={data.total ?? data.payload.length} page={page} pageSize={PAGE_SIZE} onPage={setPage} />
    </>
  );
}

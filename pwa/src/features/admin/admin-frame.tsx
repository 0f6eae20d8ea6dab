import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useReturnTo } from '../../session/return-to.ts';
import { useSession } from '../../session/session.ts';
import { buttonClass, Empty, TabStrip, usePageTitle } from '../../ui/index.ts';
import { adminTexts as texts } from './texts.ts';

const TABS = [
  { key: 'companies', label: texts.tabs.companies, to: '/admin/companies', title: texts.companies.title },
  { key: 'ownership', label: texts.tabs.ownership, to: '/admin/ownership', title: texts.ownership },
  { key: 'reports', label: texts.tabs.reports, to: '/admin/reports', title: texts.reports },
  { key: 'synonyms', label: texts.tabs.synonyms, to: '/admin/synonyms', title: texts.synonyms },
  { key: 'audit', label: texts.tabs.audit, to: '/admin/audit', title: texts.tabs.audit },
] as const;

type Props = { readonly page: (typeof TABS)[number]['key']; readonly children: ReactNode };

/** Heading and tabs of the pages for administrators. The server guards the answers; this spares others an empty page. */
export function AdminFrame({ page, children }: Props) {
  const title = TABS.find(({ key }) => key === page)?.title ?? texts.kicker;
  usePageTitle(title);
  const session = useSession();
  if (session.kind === 'anonymous' || session.role !== 'admin')
    return <AdminsOnly anonymous={session.kind === 'anonymous'} />;
  return (
    <div className="wrap page">
      <p className="xs faint">{texts.kicker}</p>
      <h1 className="page__t">{title}</h1>
      <TabStrip
        tabs={TABS}
        selected={page}
        label={texts.tabsLabel}
        link={({ to }, props) => <Link to={to} search={{}} {...props} />}
      />
      {children}
    </div>
  );
}

function AdminsOnly({ anonymous }: { readonly anonymous: boolean }) {
  const returnTo = useReturnTo();
  return (
    <Empty
      drawing="door"
      level={1}
      title={texts.onlyAdminsTitle}
      action={
        anonymous && (
          <Link to="/login" search={{ returnTo }} className={buttonClass({ variant: 'primary' })}>
            {texts.signIn}
          </Link>
        )
      }
    >
      {texts.onlyAdmins}
    </Empty>
  );
}

import type { Company } from '@meikan/contracts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { companyTabTexts } from '../../directory/company-tabs.texts.ts';
import { Aged } from '../../offline/ui/cache/aged.tsx';
import { useSession } from '../../session/session.ts';
import { Note, TabsWithMore, usePageTitle } from '../../ui/index.ts';
import { companyQuery, isWhole } from './company-query.ts';
import { EditStrip } from './edit/edit-strip.tsx';
import { EditingPage, isEditable } from './edit/editing.tsx';
import { FlagStrip } from './flags/flag-strip.tsx';
import { CompanyHead } from './head/company-head.tsx';
import type { OwnArticles } from './lists/own-articles.ts';
import { AskToEdit } from './own-page/ask-to-edit.tsx';
import { DraftNote } from './own-page/draft-note.tsx';
import { PrivateCompanyPage } from './private-company-page.tsx';
import { TabBody } from './tab-body.tsx';
import { tabSearch } from './tab-link.tsx';
import type { TabId } from './tab-table.ts';
import { type CompanyTab, companyTabs } from './tabs.ts';
import { companyTexts } from './texts.ts';
import './company.css';

type Place = {
  readonly tab: TabId;
  readonly preview: boolean;
  readonly ownArticles: OwnArticles;
  /** What other features offer those who may edit the page: its feeds, its visitors, who else may. */
  readonly more: (company: Company) => ReactNode;
  /** The way to tell the operators that something is wrong with the page. */
  readonly report: (company: Company) => ReactNode;
  /** Draws nothing: tells that somebody looks at the page. */
  readonly visited: (id: string) => ReactNode;
};

/** A company or service page. */
export function CompanyPage({ id, ...place }: Place & { readonly id: string }) {
  const { data } = useSuspenseQuery(companyQuery(id, place.preview));
  usePageTitle(data.payload.name);
  if (!isWhole(data.payload)) return <PrivateCompanyPage company={data.payload} />;
  return <WholePage company={data.payload} savedAt={data.savedAt} {...place} />;
}

type WholeProps = Place & { readonly company: Company; readonly savedAt: number | undefined };

function WholePage({ company, savedAt, tab, preview, ownArticles, more, visited, report }: WholeProps) {
  const session = useSession();
  const isAdmin = session.kind === 'account' && session.role === 'admin';
  const mayEdit = (company.isOwner || isAdmin) && !preview;
  const { strip, groups } = companyTabs(company, tab, mayEdit);
  return (
    <EditingPage company={company} mayEdit={mayEdit}>
      <CompanyHead company={company} controls={!preview} />
      <div className="wrap">
        <Aged savedAt={savedAt}>
          {!company.isOwner && !preview && savedAt === undefined && visited(company.id)}
          {preview && <PreviewNote id={company.id} />}
          {mayEdit && company.isOwner && isEditable(company) && <DraftNote page={company} />}
          {mayEdit && <FlagStrip company={company} more={more(company)} />}
          <EditStrip company={company} />
          <Tabs id={company.id} tab={tab} preview={preview} strip={strip} groups={groups} />
          <TabBody
            company={company}
            tab={tab}
            preview={preview}
            empty={strip.some(({ id, empty }) => id === tab && empty)}
            mayEdit={mayEdit}
            ownArticles={ownArticles}
          />
          {!mayEdit && !preview && <AskToEdit id={company.id} />}
          {!mayEdit && !preview && <p className="xs muted">{report(company)}</p>}
        </Aged>
      </div>
    </EditingPage>
  );
}

type TabsProps = ReturnType<typeof companyTabs> & Pick<Place, 'tab' | 'preview'> & { readonly id: string };

function Tabs({ id, tab, preview, strip, groups }: TabsProps) {
  return (
    <TabsWithMore
      tabs={strip.map(named)}
      groups={groups.map(({ name, tabs }) => ({ label: companyTabTexts.groups[name], tabs: tabs.map(named) }))}
      selected={String(tab)}
      label={companyTabTexts.label}
      link={(item, props) => (
        <Link to="/companies/$id" params={{ id }} search={tabSearch(item.id, preview)} resetScroll={false} {...props} />
      )}
    />
  );
}

const named = ({ id, count, empty }: CompanyTab) => ({
  id,
  key: String(id),
  label: companyTabTexts.names[id],
  count,
  empty,
});

function PreviewNote({ id }: { readonly id: string }) {
  const texts = companyTexts.preview;
  return (
    <Note title={texts.title} icon="eye">
      {texts.body}{' '}
      <Link className="link" to="/companies/$id" params={{ id }} search={{}}>
        {texts.leave}
      </Link>
    </Note>
  );
}

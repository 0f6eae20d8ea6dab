import type { Company } from '@meikan/contracts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { companyTabTexts } from '../../directory/company-tabs.texts.ts';
import { buttonClass, Empty, Section } from '../../ui/index.ts';
import { ArticlesTab } from './lists/articles-tab.tsx';
import { CompaniesTab } from './lists/companies-tab.tsx';
import type { OwnArticles } from './lists/own-articles.ts';
import { MembersTab, UsersTab } from './lists/people-tabs.tsx';
import { QuestionsTab } from './lists/questions-tab.tsx';
import { RecommendsTab } from './lists/recommends-tab.tsx';
import { Overview } from './overview/overview.tsx';
import { ChangeJobLog } from './sections/change-job-log.tsx';
import { SectionTab } from './sections/section-tab.tsx';
import { sectionTexts } from './sections/texts.ts';
import { tabSearch } from './tab-link.tsx';
import { type ContentFilter, TAB_CONTENT, type TabId } from './tab-table.ts';
import { companyTexts } from './texts.ts';

type Props = {
  readonly company: Company;
  readonly tab: TabId;
  readonly preview: boolean;
  /** Whether the tab has nothing to show; said by the tab strip. */
  readonly empty: boolean;
  readonly mayEdit: boolean;
  readonly ownArticles: OwnArticles;
};

/** What stands below the tabs. */
export function TabBody(props: Props) {
  const { company, tab, preview } = props;
  if (tab === 1) return <Overview company={company} preview={preview} />;
  const content = TAB_CONTENT[tab];
  const nothing = isWithheld(props) || (props.empty && !isForOwner(props) && !isClaimed(tab));
  return (
    <div className="tab-b">
      {content.kind === 'log' && !nothing ? (
        <Log {...props} filter={content.filter} />
      ) : (
        <Section title={companyTabTexts.names[tab]}>
          {nothing ? <Nothing {...props} /> : <Content {...props} />}
        </Section>
      )}
    </div>
  );
}

/** Two lists, each under its own heading where there is anything in it, or somebody to fill it. */
function Log(props: Props & { readonly filter: { readonly articleCategory: string } }) {
  const { company, filter, mayEdit } = props;
  return (
    <>
      <ChangeJobLog company={company} />
      {(mayEdit || (company.counts.contents[filter.articleCategory] ?? 0) > 0) && (
        <Section title={sectionTexts.log.articles}>
          <Articles {...props} none={null} />
        </Section>
      )}
    </>
  );
}

/** What the owner does not show, from those who came by an address. */
const isWithheld = ({ company, tab, mayEdit }: Props): boolean => !mayEdit && company.hiddenTabs.includes(tab);

/** Sections and lists that are still empty are shown to who may fill them. */
const isForOwner = ({ tab, mayEdit }: Props): boolean =>
  mayEdit && ['section', 'log', 'recommends', 'content'].includes(TAB_CONTENT[tab].kind);

/** Lists of claims: what was hidden counts for nothing, and is still there for its two sides. They say themselves when they are empty. */
const isClaimed = (tab: TabId): boolean => ['users', 'companies'].includes(TAB_CONTENT[tab].kind);

function Content(props: Props) {
  const { company, tab, preview, mayEdit } = props;
  const content = TAB_CONTENT[tab];
  const none = <Nothing {...props} />;
  switch (content.kind) {
    case 'users':
      return <UsersTab company={company} preview={preview} mayEdit={mayEdit} none={none} />;
    case 'members':
      return <MembersTab company={company} preview={preview} none={none} />;
    case 'companies':
      return <CompaniesTab key={tab} id={company.id} list={content.list} {...{ preview, mayEdit, none }} />;
    case 'content':
      return <Articles key={tab} {...props} filter={content.filter} none={none} />;
    case 'section':
      return <SectionTab section={content.section} company={company} />;
    case 'recommends':
      return <RecommendsTab company={company} preview={preview} none={none} />;
    case 'questions':
      return <QuestionsTab id={company.id} none={none} />;
    case 'log':
    case 'overview':
      return none;
  }
}

type ArticlesProps = Props & { readonly filter: ContentFilter; readonly none: ReactNode };

/** A list of content, with the forms of its items for those who may write them. */
function Articles({ company, mayEdit, ownArticles: Own, filter, none }: ArticlesProps) {
  const list = { company, filter, none };
  if (!mayEdit) return <ArticlesTab {...list} />;
  return (
    <Own id={company.id} filter={filter}>
      {(ways) => <ArticlesTab {...list} ways={ways} />}
    </Own>
  );
}

function Nothing({ company, tab, preview, mayEdit }: Props) {
  const texts = companyTexts.tabEmpty;
  const name = companyTabTexts.names[tab];
  return (
    <Empty
      title={texts.title}
      action={
        <Link className={buttonClass()} to="/companies/$id" params={{ id: company.id }} search={tabSearch(1, preview)}>
          {texts.back}
        </Link>
      }
    >
      {mayEdit ? texts.owner(name) + texts.source[TAB_CONTENT[tab].kind] : texts.visitor(name)}
    </Empty>
  );
}

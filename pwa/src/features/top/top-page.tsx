import type { TopPageData } from '@meikan/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Asked } from '../../directory/asked.tsx';
import { Later, Section, SkeletonList, usePageTitle } from '../../ui/index.ts';
import { Datasets } from './datasets.tsx';
import { Hero, TagLinks } from './hero.tsx';
import { Industries } from './industries.tsx';
import { JobChanges } from './job-changes.tsx';
import { Letters } from './letters.tsx';
import { MobileTabs } from './mobile-tabs.tsx';
import { NameIndex } from './name-index.tsx';
import { Nominated } from './nominated.tsx';
import { NewHires, TopPeople } from './people.tsx';
import { PopularServices, SuggestedServices } from './popular-services.tsx';
import { sideBySide } from './side-by-side.ts';
import { StandingOut } from './standing-out.tsx';
import { NavigationTabs } from './tab-links.tsx';
import { topTexts as texts } from './texts.ts';
import { topQuery } from './top-query.ts';
import type { TopView } from './top-tab.ts';
import './top.css';

type Props = {
  readonly view: TopView;
  /** The large search line; it needs the header's finds. */
  readonly search: ReactNode;
};

/** The top page. On a phone `view` chooses which blocks are shown. */
export function TopPage({ view, search }: Props) {
  usePageTitle(undefined);
  const top = useQuery(topQuery);
  return (
    <div className="wrap top" data-view={view}>
      <Hero search={search} data={top.data?.payload} savedAt={top.data?.savedAt} />
      <MobileTabs view={view} />
      <Asked query={top} waiting={<Waiting />}>
        {({ payload, savedAt }) => <Blocks data={payload} isOfToday={savedAt === undefined} view={view} />}
      </Asked>
    </div>
  );
}

/** Few enough for the whole page; the tabs show all of them. */
const MOST = { nominated: 6, highlighted: 3, verified: 3 } as const;

type BlocksProps = Pick<Props, 'view'> & {
  readonly data: TopPageData;
  /** Whether the server has just told it; else this device kept it. */
  readonly isOfToday: boolean;
};

function Blocks({ data, isOfToday, view }: BlocksProps) {
  return (
    <>
      <NameIndex rows={data.nameIndex} />
      <Contents {...{ data, isOfToday }} />
      <PhonesOwn data={data} view={view} />
      <div data-in="DEFAULT TAGS">
        <Later step={5}>
          <Section title={texts.tags.title} note={texts.tags.note(data.topTags.length)}>
            <TagLinks tags={data.topTags} />
          </Section>
        </Later>
      </div>
    </>
  );
}

/** The whole page: what was published, companies, services, people, and what is told of work. */
function Contents({ data, isOfToday }: Omit<BlocksProps, 'view'>) {
  const companies = sideBySide(data, MOST);
  return (
    <div data-in="DEFAULT">
      <div className="top-tabs">
        <NavigationTabs />
      </div>
      <Later>
        <Letters articles={data.latestArticles} isOfToday={isOfToday} />
      </Later>
      <Later step={2}>
        <Nominated companies={companies.nominatedCompanies} />
      </Later>
      <Later step={3}>
        <StandingOut lists={data} shown={companies} />
        <PopularServices services={data.popularServices} />
      </Later>
      <Later step={4}>
        <div className="cols2">
          <TopPeople people={data.topUsers} />
          <NewHires hires={data.newHires} />
        </div>
        <JobChanges logs={data.changeJobLogs} />
      </Later>
      <Later step={5}>
        <Datasets datasets={data.datasets} />
      </Later>
    </div>
  );
}

/** What only the phone's tabs show. */
function PhonesOwn({ data, view }: Omit<BlocksProps, 'isOfToday'>) {
  if (view === 'COMPANY_TACKLING_ISSUES') {
    return (
      <div className="only-m">
        <Nominated companies={data.nominatedCompanies} />
      </div>
    );
  }
  if (view !== 'COMPANY_SEARCH') return null;
  return (
    <div className="only-m">
      <Industries counts={data.companyIndustryMap} />
      <SuggestedServices services={data.popularServices} />
    </div>
  );
}

function Waiting() {
  return (
    <>
      <div className="kana kana-sk" />
      <Section title={texts.letters.title}>
        <SkeletonList rows={5} picture="none" />
      </Section>
      <Section title={texts.nominated.title}>
        <SkeletonList rows={6} />
      </Section>
    </>
  );
}

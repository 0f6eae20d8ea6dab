import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { Aged } from '../../offline/ui/cache/aged.tsx';
import { useSession } from '../../session/session.ts';
import { SkeletonList, TabStrip, usePageTitle } from '../../ui/index.ts';
import { AdminStrip } from './admin-strip.tsx';
import { CompaniesTab } from './companies-tab.tsx';
import { ContactTab } from './contact/contact-tab.tsx';
import { Failing } from './failing.tsx';
import { OverviewTab } from './overview/overview-tab.tsx';
import { OwnerStrip } from './owner-strip.tsx';
import { PageEnd } from './page-end.tsx';
import { PreviewNote } from './preview-note.tsx';
import { TabFailure } from './profile-failure.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { profileQuery } from './profile-query.ts';
import { isContentTab, MAIN_CATEGORIES, openTab, type ShownTab, shownTabs, type TabKey } from './profile-tabs.ts';
import { SectionEditor } from './section-editor.tsx';
import type { EditKey, OnEdit } from './sections.ts';
import type { ProfileSlots, Viewed } from './slots.ts';
import { profileTexts as texts } from './texts.ts';

/** Which page, which tab, and how it is looked at. */
export type Place = {
  readonly id: string;
  readonly tab: string | undefined;
  readonly preview: boolean;
  readonly slots: ProfileSlots;
};

export function LoadedProfile({ id, tab: asked, preview, slots }: Place) {
  const { data } = useSuspenseQuery(profileQuery(id, preview));
  const profile = data.payload;
  usePageTitle(profile.name);
  const [section, setSection] = useState<EditKey | null>(null);
  const session = useSession();
  const own = session.kind === 'account' && session.account.id === profile.id;
  const editable = profile.isOwner && !preview;
  const viewing = { editable, ownPreview: own && preview, asked };
  const onEdit: OnEdit = editable ? setSection : undefined;
  const tab = openTab(profile, viewing);
  const viewed = { profile, editable, own, preview };
  return (
    <Aged savedAt={data.savedAt}>
      {!own && !preview && data.savedAt === undefined && slots.visited(viewed)}
      <ProfileHeader {...viewed} onEdit={onEdit} slots={slots} />
      {viewing.ownPreview && <PreviewNote id={id} isDraft={profile.isDraft} />}
      {editable && <OwnerStrip profile={profile} feeds={slots.feeds(viewed)} />}
      {profile.isAdminMode && !preview && <AdminStrip profile={profile} />}
      <Tabs id={id} preview={preview} tabs={shownTabs(profile, viewing)} selected={tab} />
      <Failing id={tab} fallback={TabFailure}>
        <Suspense fallback={<SkeletonList rows={5} />} key={tab}>
          <TabContent {...viewed} tab={tab} onEdit={onEdit} slots={slots} />
        </Suspense>
      </Failing>
      <PageEnd profile={profile}>{!own && !preview && slots.report(viewed)}</PageEnd>
      <SectionEditor profile={profile} section={section} onClose={() => setSection(null)} />
    </Aged>
  );
}

type TabsProps = {
  readonly id: string;
  readonly preview: boolean;
  readonly tabs: readonly ShownTab[];
  readonly selected: TabKey;
};

function Tabs({ id, preview, tabs, selected }: TabsProps) {
  const kept = preview ? { preview: true as const } : {};
  return (
    <TabStrip
      tabs={tabs}
      selected={selected}
      label={texts.tabsLabel}
      link={({ key }, props) => (
        <Link
          {...props}
          to="/profile/$id"
          params={{ id }}
          search={key === 'overview' ? kept : { ...kept, tab: key }}
          // The router marks links as current by itself; the overview's would be with every tab.
          activeOptions={{ exact: true, includeSearch: true }}
          resetScroll={false}
        />
      )}
    />
  );
}

type ContentProps = Viewed & { readonly tab: TabKey; readonly onEdit: OnEdit; readonly slots: ProfileSlots };

function TabContent({ tab, onEdit, slots, ...viewed }: ContentProps) {
  if (isContentTab(tab)) return slots.content({ ...viewed, tab, mainCategory: MAIN_CATEGORIES[tab] });
  switch (tab) {
    case 'overview':
      return <OverviewTab {...viewed} onEdit={onEdit} slots={slots} />;
    case 'belonging_company':
      return <CompaniesTab userId={viewed.profile.id} preview={viewed.preview} />;
    case 'company_jobs':
      return slots.companyContents({ ...viewed, kind: 'job' });
    case 'company_articles':
      return slots.companyContents({ ...viewed, kind: 'article' });
    case 'contacts':
      return <ContactTab profile={viewed.profile} onEdit={onEdit} />;
    case 'web_service':
      return slots.services({ ...viewed, tab: 'web' });
    case 'business_service':
      return slots.services({ ...viewed, tab: 'business' });
    case 'bookmark':
      return slots.bookmarks(viewed);
    case 'footprint':
      return slots.footprints(viewed);
    default:
      return tab satisfies never;
  }
}

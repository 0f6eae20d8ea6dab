import { Link } from '@tanstack/react-router';
import { AsideSection, buttonClass, Empty, Later } from '../../../ui/index.ts';
import { PhotosSection } from '../photos/photos-section.tsx';
import { profileTexts as texts } from '../texts.ts';
import { AboutSections } from './about-sections.tsx';
import { CompletenessAside } from './completeness-aside.tsx';
import { MainLinks } from './main-links.tsx';
import { MoreSections } from './more-sections.tsx';
import type { OverviewProps } from './overview-props.ts';
import { OwnerGuide } from './owner-guide.tsx';
import { ServicesAside } from './services-aside.tsx';
import { SnsAside } from './sns-aside.tsx';
import { TagSections } from './tag-sections.tsx';
import { WorkSection } from './work-section.tsx';
import { XSection } from './x-section.tsx';

/** Who somebody is: entries at the left, figures and links at the right. */
export function OverviewTab(props: OverviewProps) {
  const { profile, editable, slots } = props;
  if (!editable && saysNothing(props)) {
    return (
      <Empty
        title={texts.empty.title}
        level={2}
        action={
          <Link to="/search" search={{ kind: 'person' }} className={buttonClass()}>
            {texts.notFound.search}
          </Link>
        }
      >
        {texts.empty.body}
      </Empty>
    );
  }
  return (
    <div className="side tabp">
      <div>
        <AboutSections {...props} />
        <WorkSection {...props} />
        <Later>
          <TagSections {...props} />
          <XSection {...props} />
          <PhotosSection {...props} />
          <MoreSections {...props} />
        </Later>
      </div>
      <aside>
        <Later step={2}>
          <ServicesAside {...props} />
          <MainLinks profile={profile} />
          <SnsAside {...props} />
          {profile.followerCount > 0 && (
            <AsideSection title={texts.sections.followers}>{slots.followers(props)}</AsideSection>
          )}
          {editable && <CompletenessAside {...props} />}
          {editable && <OwnerGuide />}
        </Later>
      </aside>
    </div>
  );
}

function saysNothing({ profile }: OverviewProps): boolean {
  const { introduction, livingAddress, companyWebsite, hiringUrl, casualTalk, sns } = profile;
  const lists = [
    profile.workExperiences,
    profile.schoolHistory,
    profile.workStyles,
    profile.hobbies,
    profile.variousLinks,
    profile.readingResources,
    profile.useServices,
    profile.followedUsers,
    profile.otherPhotos,
  ];
  const texts = [introduction, livingAddress, companyWebsite, hiringUrl, casualTalk?.link];
  return lists.every(({ length }) => length === 0) && !texts.some(Boolean) && !Object.values(sns).some(Boolean);
}

import type { Profile } from '@meikan/contracts';
import { Link } from '@tanstack/react-router';
import { SaveButton } from '../../offline/ui/cache/save-button.tsx';
import { Avatar, Button, Note, Seal } from '../../ui/index.ts';
import { OwnPending } from './own-pending.tsx';
import { Banner } from './photos/banner.tsx';
import { PreviewLink } from './preview-link.tsx';
import { DraftNote } from './publication/draft-note.tsx';
import { publicationTexts } from './publication/publication.texts.ts';
import type { OnEdit } from './sections.ts';
import type { ProfileSlots, Viewed } from './slots.ts';
import { profileTexts as texts } from './texts.ts';

type Props = Viewed & { readonly onEdit: OnEdit; readonly slots: ProfileSlots };

/** What of the basics the head shows, and whether the profile is published. */
const HEAD = ['name', 'avartar', 'job', 'workFor', 'livingAddress', 'companyWebsite', 'hiringUrl', 'value'];

/** Picture, name, work, followers, and what the reader can do here. */
export function ProfileHeader({ onEdit, slots, ...viewed }: Props) {
  const { profile, editable, own } = viewed;
  return (
    <>
      <Banner profile={profile} />
      <div className="who">
        <Avatar id={profile.id} src={profile.avatar} size="xl" eager />
        <div className="who__n">
          {profile.reading && <p className="who__k">{profile.reading}</p>}
          <h1>
            <span>{profile.name}</span>
            {profile.isVerified && (
              <span className="who__s">
                <Seal />
              </span>
            )}
          </h1>
        </div>
        <div className="who__r">
          {profile.job && <span>{profile.job}</span>}
          <Employer profile={profile} />
          {profile.livingAddress && <span>{profile.livingAddress}</span>}
          {slots.followCounts(viewed)}
          {editable && <OwnPending fields={HEAD} />}
        </div>
        <div className="who__a row">
          {onEdit ? <OwnerActions profile={profile} onEdit={onEdit} /> : !own && slots.follow(viewed)}
          {(editable || !own) && <SaveButton kind="person" id={profile.id} name={profile.name} />}
          {!own && slots.more(viewed)}
        </div>
      </div>
      {!own && slots.blocked(viewed)}
      <OutOfSight {...viewed} />
    </>
  );
}

/** Why others do not see the profile, while they do not. In preview the words above it say so of a draft. */
function OutOfSight({ profile, own, editable }: Viewed) {
  const { disabled, isLeaving, isDraft } = profile;
  if (disabled) return <Hidden {...texts.disabled} />;
  if (isLeaving) return <Hidden {...texts.leaving} />;
  if (!isDraft) return null;
  if (editable) return <DraftNote profile={profile} />;
  return own ? null : <Hidden title={publicationTexts.draft.title} body={publicationTexts.draft.others} />;
}

function Hidden({ title, body }: { readonly title: string; readonly body: string }) {
  return (
    <Note tone="kin" title={title} icon="lock">
      {body}
    </Note>
  );
}

/** The employer as written, leading to its page when the work history knows it. */
function Employer({ profile }: { readonly profile: Profile }) {
  if (!profile.workFor) return null;
  const known = profile.workExperiences.find(({ company }) => company?.name === profile.workFor)?.company;
  if (!known) return <span>{profile.workFor}</span>;
  return (
    <Link className="link" to="/companies/$id" params={{ id: known.id }}>
      {known.name}
    </Link>
  );
}

type ActionsProps = { readonly profile: Profile; readonly onEdit: NonNullable<OnEdit> };

function OwnerActions({ profile, onEdit }: ActionsProps) {
  return (
    <>
      <PreviewLink profile={profile}>{texts.preview}</PreviewLink>
      <Button icon="pen" variant="primary" onClick={() => onEdit('basics')}>
        {texts.edit}
      </Button>
    </>
  );
}

import {
  getProfile,
  type Profile,
  sectionOfSns,
  sectionOfWork,
  sectionsAfter,
  sectionsFromProfile,
  sectionsOfProfile,
  shownSections,
} from '@meikan/contracts';
import type { ProfileSectionChange, ProfileSections } from '@meikan/domain';

import { type OverlayContext, type Pending, payloadOverlay, type Views } from '../../offline/index.ts';

/** The changes of sections that a pending edit of this profile asks for, by the mapping that the server uses. */
function changesOf(one: Pending, id: string, present: ProfileSections): readonly ProfileSectionChange[] {
  switch (one.type) {
    case 'update-profile':
      return one.data.userId === id ? sectionsOfProfile(one.data.changes, present) : [];
    case 'update-sns':
      return one.data.userId === id ? [sectionOfSns(one.data.changes, present)] : [];
    case 'set-work-experiences':
      return one.data.userId === id ? [sectionOfWork(one.data.changes)] : [];
    default:
      return [];
  }
}

/** A profile with its owner's pending edits, folded by the domain's own rules; one that they refuse is not shown. */
export function profileAfter(profile: Profile, { pending }: OverlayContext): Profile {
  return withPublication(withSections(profile, pending), pending);
}

function withSections(profile: Profile, pending: readonly Pending[]): Profile {
  const before = sectionsFromProfile(profile);
  const sections = pending.reduce((reached, one) => {
    const changes = changesOf(one, profile.id, reached);
    const after = changes.length > 0 ? sectionsAfter(reached, changes) : null;
    return after?.ok ? after.value : reached;
  }, before);
  if (sections === before) return profile;
  const employers = profile.workExperiences.flatMap(({ company }) => company ?? []);
  return { ...profile, ...shownSections(sections, [...pickedEmployers(sections), ...employers]) };
}

/** Whether it is a draft once all that waits has been sent. */
function withPublication(profile: Profile, pending: readonly Pending[]): Profile {
  const last = pending.findLast((one) => one.type === 'set-profile-published');
  return last === undefined || !profile.isOwner ? profile : { ...profile, isDraft: !last.data.value };
}

/** Companies that were picked on this device: of them it knows the name; how they are shown comes from the server. */
const pickedEmployers = (sections: ProfileSections) =>
  sections['work-experiences'].flatMap(({ companyId: id, companyName: name }) =>
    id !== null && name !== null ? [{ id, name, logo: null }] : [],
  );

export const profileViews: Views = {
  overlays: [payloadOverlay(getProfile, profileAfter)],
  stale: {
    'set-profile-published': [getProfile],
    'update-profile': [getProfile],
    'update-sns': [getProfile],
    'set-work-experiences': [getProfile],
  },
};

import {
  companyId as asCompanyId,
  ownKeys,
  type ProfileSectionChange,
  type ProfileSectionName,
  type ProfileSections,
  type SnsAccount,
} from '@meikan/domain';
import { bySection } from '../kernel/places.ts';
import { profilePlaces } from './page-sections.ts';
import type { ProfileChanges, SnsChanges, WorkExperiencesInput } from './profile-input.ts';

/** What a field brings to its place: a topic that was not sent stays, and levels have their numbers from the catalogue. */
function brought(field: keyof ProfileChanges, changes: ProfileChanges, present: ProfileSections): unknown {
  const { casualTalk: talk, categoryLevel: levels } = changes;
  if (field === 'casualTalk' && talk) {
    return { ...talk, topic: talk.topic === undefined ? (present['casual-talk']?.topic ?? null) : talk.topic };
  }
  if (field === 'categoryLevel') return levels?.map(({ category, level }) => ({ category, level }));
  return changes[field];
}

/** The section changes that PUT /api/users asks for: only what was sent changes. */
export function sectionsOfProfile(changes: ProfileChanges, present: ProfileSections): readonly ProfileSectionChange[] {
  const placed = ownKeys(changes).flatMap((field) =>
    changes[field] === undefined ? [] : [[profilePlaces[field], brought(field, changes, present)] as const],
  );
  const sections = bySection<ProfileSectionName>(placed, (section) => (section === 'photos' ? present.photos : {}));
  // Each is what its section takes: the laws of sections send every one.
  return [...sections].map(([section, value]) => ({ section, value }) as ProfileSectionChange);
}

const SNS_LABELS = { website: 'Webサイト', twitter: 'X', facebook: 'Facebook', instagram: 'Instagram' } as const;
type SnsKind = keyof typeof SNS_LABELS;
/** A person's sections or a company's. */
type WithSns = Pick<ProfileSections, 'sns'>;

/** The change of PATCH /api/users/update-sns: an account without a value is taken out; `confirmedDate` is the day its figures were right. */
export function sectionOfSns({ confirmedDate, ...accounts }: SnsChanges, present: WithSns) {
  const value: { [K in SnsKind]?: SnsAccount | null } = {};
  for (const kind of ['website', 'twitter', 'facebook', 'instagram'] as const) {
    const sent = accounts[kind];
    if (sent === undefined) continue;
    value[kind] = sent?.value ? accountOf(kind, { ...sent, value: sent.value }, present, confirmedDate) : null;
  }
  return { section: 'sns' as const, value };
}

function accountOf(
  kind: SnsKind,
  sent: { readonly value: string; readonly label?: string | undefined; readonly follower?: number | null | undefined },
  present: WithSns,
  confirmedDate: SnsAccount['confirmedDate'] | undefined,
): SnsAccount {
  const before = present.sns[kind];
  return {
    label: sent.label || before?.label || SNS_LABELS[kind],
    value: sent.value,
    follower: sent.follower === undefined ? (before?.follower ?? null) : sent.follower,
    confirmedDate: confirmedDate ?? before?.confirmedDate ?? null,
  };
}

/** The change of PUT /api/users/{id}/work-experiences, which names the whole list. */
export function sectionOfWork({ workExperiences }: WorkExperiencesInput): ProfileSectionChange {
  return {
    section: 'work-experiences',
    value: workExperiences.map(({ companyId, companyName, jobTitle, jobOverview, duration }) => ({
      companyId: companyId ? asCompanyId(companyId) : null,
      companyName: companyName ?? null,
      jobTitle,
      jobOverview,
      duration,
    })),
  };
}

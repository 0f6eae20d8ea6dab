import {
  companyId as asCompanyId,
  type ProfileBasics,
  type ProfileSectionChange,
  type ProfileSections,
  type SnsAccount,
} from '@meikan/domain';
import type { ProfileChanges, SnsChanges, WorkExperiencesInput } from './profile-input.ts';

/** Where a field of PUT /api/users stands in the domain; `overview` and `avartar` are the wire's own names. */
const basicsFields = {
  name: 'name',
  reading: 'reading',
  overview: 'introduction',
  avartar: 'avatar',
  job: 'job',
  profession: 'profession',
  workFor: 'workFor',
  nationality: 'nationality',
  livingAddress: 'livingAddress',
  companyWebsite: 'companyWebsite',
  hiringUrl: 'hiringUrl',
} as const satisfies Partial<Record<keyof ProfileChanges, keyof ProfileBasics>>;

function basicsOf(changes: ProfileChanges): Partial<ProfileBasics> {
  const entries = Object.entries(basicsFields).flatMap(([wire, field]) => {
    const value = changes[wire as keyof typeof basicsFields];
    return value === undefined ? [] : [[field, value] as const];
  });
  return Object.fromEntries(entries);
}

type Present<F extends keyof ProfileChanges> = Exclude<ProfileChanges[F], undefined>;

/** The fields that stand for a section of their own, each with its way there. */
const sectionFields: {
  readonly [F in keyof ProfileChanges]?: (value: Present<F>, present: ProfileSections) => ProfileSectionChange;
} = {
  schoolHistory: (value) => ({ section: 'school-history', value }),
  workStyles: (value) => ({ section: 'work-styles', value }),
  hobbies: (value) => ({ section: 'hobbies', value }),
  variousLinks: (value) => ({ section: 'various-links', value }),
  meetyInfo: (value) => ({ section: 'meety-info', value }),
  casualTalk: (value, present) => ({
    section: 'casual-talk',
    value: value && {
      ...value,
      topic: value.topic === undefined ? (present['casual-talk']?.topic ?? null) : value.topic,
    },
  }),
  contactDM: (value) => ({ section: 'contact-dm', value }),
  sideJobsInfo: (value) => ({ section: 'side-jobs', value }),
  jobRequest: (value) => ({ section: 'job-request', value }),
  investmentSupport: (value) => ({ section: 'investment-support', value }),
  readingResources: (value) => ({ section: 'reading-resources', value }),
  categoryLevel: (value) => ({
    section: 'category-levels',
    value: value.map(({ category, level }) => ({ category, level })),
  }),
};

function sectionOf<F extends keyof ProfileChanges>(
  field: F,
  changes: ProfileChanges,
  present: ProfileSections,
): ProfileSectionChange | null {
  const value = changes[field];
  return value === undefined ? null : (sectionFields[field]?.(value as Present<F>, present) ?? null);
}

function photosOf(
  { bannerPhotos, otherPhotos }: ProfileChanges,
  { photos }: ProfileSections,
): readonly ProfileSectionChange[] {
  if (!bannerPhotos && !otherPhotos) return [];
  const value = { bannerPhotos: bannerPhotos ?? photos.bannerPhotos, otherPhotos: otherPhotos ?? photos.otherPhotos };
  return [{ section: 'photos', value }];
}

/** The section changes that PUT /api/users asks for: only what was sent changes. */
export function sectionsOfProfile(changes: ProfileChanges, present: ProfileSections): readonly ProfileSectionChange[] {
  const basics = basicsOf(changes);
  const fields = Object.keys(changes) as (keyof ProfileChanges)[];
  return [
    ...(Object.keys(basics).length > 0 ? [{ section: 'basics' as const, value: basics }] : []),
    ...fields.flatMap((field) => sectionOf(field, changes, present) ?? []),
    ...photosOf(changes, present),
  ];
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

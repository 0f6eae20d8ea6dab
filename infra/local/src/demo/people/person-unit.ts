import { accountId, companyId, type ProfileSectionChange, type SnsAccount, userId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import type { Depth } from '../companies/company-unit.ts';
import type { Pack, Person } from '../pack.ts';
import { avatarOf, talkPicture } from '../pictures/portraits.ts';
import { momentOf, road, type Step, type Unit } from '../step.ts';

type Sns = { readonly [K in 'website' | 'twitter' | 'facebook' | 'instagram']: SnsAccount | null };

function snsOf({ website, twitter, facebook, instagram }: Person['sns']): Sns {
  return {
    website: website ?? null,
    twitter: twitter ?? null,
    facebook: facebook ?? null,
    instagram: instagram ?? null,
  };
}

/** Employers of the pack become links to their pages; all others stay the text they are. */
function experiencesOf(person: Person, idsByName: ReadonlyMap<string, string>) {
  return person.workExperiences.map((work) => {
    const id = idsByName.get(work.companyName);
    return { ...work, companyId: id === undefined ? null : companyId(id) };
  });
}

function sections(person: Person, idsByName: ReadonlyMap<string, string>): readonly ProfileSectionChange[] {
  const { reading, introduction, job, profession, workFor, nationality, livingAddress, casualTalk } = person;
  const avatar = avatarOf(person);
  return [
    {
      section: 'basics',
      value: { reading, introduction, job, profession, workFor, nationality, livingAddress, avatar },
    },
    { section: 'sns', value: snsOf(person.sns) },
    { section: 'school-history', value: person.schoolHistory },
    { section: 'work-experiences', value: experiencesOf(person, idsByName) },
    { section: 'work-styles', value: person.workStyles },
    { section: 'hobbies', value: person.hobbies },
    { section: 'category-levels', value: person.categoryLevel },
    { section: 'various-links', value: person.variousLinks },
    { section: 'reading-resources', value: person.readingResources },
    { section: 'casual-talk', value: casualTalk && { ...casualTalk, linkImgUrl: talkPicture(person) } },
    { section: 'contact-dm', value: person.contactDM },
    { section: 'side-jobs', value: person.sideJobsInfo },
    { section: 'job-request', value: person.jobRequest },
    { section: 'investment-support', value: person.investmentSupport },
  ];
}

/** Whether there is anything to say: an empty section needs no command. */
function isTold({ value }: ProfileSectionChange): boolean {
  return value !== null && !(Array.isArray(value) && value.length === 0);
}

/** What a generated profile tells: enough for lists, cards and search. */
const BRIEF: ReadonlySet<ProfileSectionChange['section']> = new Set(['basics', 'sns', 'work-experiences', 'hobbies']);

type Telling = { readonly idsByName: ReadonlyMap<string, string>; readonly depth: Depth };

/** A profile in its sections, in the person's own name. */
export function personUnit(person: Person, { idsByName, depth }: Telling): Unit {
  const at = momentOf(person.joinedAt);
  const actor = { id: accountId(person.id), role: 'general' } as const;
  const { username, name } = person;
  const claim = road({ stream: streams.handle(username), actor, at });
  const step = road({ stream: streams.user(userId(person.id)), actor, at });
  const steps: readonly Step[] = [
    claim({ type: 'claim-handle', data: { accountId: accountId(person.id), at } }),
    step({ type: 'register-user', data: { userId: userId(person.id), username, name, joinedAt: at, isDraft: false } }),
    ...sections(person, idsByName)
      .filter((change) => isTold(change) && (depth === 'full' || BRIEF.has(change.section)))
      .map((data) => step({ type: 'change-profile-section', data })),
  ];
  return { stage: 'people', steps };
}

export function companyIdsByName(pack: Pack): ReadonlyMap<string, string> {
  return new Map(pack.companies.map(({ id, name }) => [name, id]));
}

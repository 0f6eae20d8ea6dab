import { countryLabel, type FacetValues, type ProfileSections, prefectureOf } from '@meikan/domain';
import type { PersonRow } from '../../read-model/tables/person.table.ts';
import { type Document, labelsOf, present, sentencesOf, type Telling, titled } from './document.ts';

export function personDocument(row: Telling<PersonRow>): Document {
  const { sections } = row.state;
  const { basics } = sections;
  return {
    kind: 'person',
    id: row.id,
    name: row.name,
    otherNames: [row.username],
    ...(basics.reading ? { reading: basics.reading } : {}),
    tags: labelsOf('professions', [basics.profession]),
    facts: [
      ...background(sections),
      ...preferences(sections),
      ...offers(sections),
      ...row.usages.map(({ name }) => name),
    ],
    texts: textsOf(sections, row),
    categoryPath: [],
    canDo: [],
    facets: facetsOf(sections),
    whose: row.id,
    followers: row.follower_count,
    visitors: row.visitors,
    createdAt: row.joined_at,
    visibility: 'everyone',
    visibleTo: [],
  };
}

function facetsOf(sections: ProfileSections): FacetValues {
  const { basics, 'work-styles': workStyle, 'category-levels': interests } = sections;
  return {
    prefecture: present([prefectureOf(basics.livingAddress ?? '')]),
    profession: present([basics.profession]),
    workStyle,
    interest: interests.map(({ category }) => category),
    willing: present([
      sections['side-jobs'] && 'side_job',
      sections['casual-talk'] && 'casual_talk',
      sections['job-request'] && 'job_request',
      sections['investment-support'] && 'investment',
    ]),
  };
}

/** Where somebody lives, comes from, learned and worked. */
function background({ basics, 'school-history': schools, 'work-experiences': experiences }: ProfileSections): string[] {
  const { livingAddress, job, workFor, nationality } = basics;
  return present([
    livingAddress,
    job,
    workFor,
    nationality === null ? null : countryLabel(nationality),
    ...experiences.flatMap(({ companyName, jobTitle }) => [companyName, jobTitle]),
    ...schools,
  ]);
}

function preferences({
  'work-styles': styles,
  hobbies,
  'category-levels': interests,
  'reading-resources': recommended,
}: ProfileSections): string[] {
  return [
    ...labelsOf('work_style_tags', styles),
    ...labelsOf('hobby_tags', hobbies),
    ...interests.flatMap(({ category, level }) =>
      labelsOf('interest_categories', [category]).map((label) =>
        [label, ...labelsOf('experience_levels', [level])].join('：'),
      ),
    ),
    ...recommended.map(({ name }) => name),
  ];
}

/** What one may ask of somebody. */
function offers(sections: ProfileSections): string[] {
  const { 'casual-talk': talk, 'contact-dm': contact, 'side-jobs': sideJobs, 'job-request': request } = sections;
  const investment = sections['investment-support'];
  return [
    ...(talk === null ? [] : ['カジュアル面談']),
    ...(contact === null ? [] : labelsOf('communication_types', [contact.communicationType])),
    ...(sideJobs === null ? [] : titled('副業', labelsOf('side_job_types', [sideJobs.jobType]))),
    ...(request === null ? [] : titled('仕事の依頼', labelsOf('side_job_types', [request.jobType]))),
    ...(investment === null ? [] : investmentFacts(investment)),
  ];
}

function investmentFacts(investment: NonNullable<ProfileSections['investment-support']>): string[] {
  const { mainIndividualInvestment: kind, investingSituation: situation, whatCanProvide } = investment;
  const invests = kind !== null || situation !== null;
  return [
    ...(invests
      ? titled('個人投資', [...labelsOf('investment_types', [kind]), ...labelsOf('investing_situations', [situation])])
      : []),
    ...labelsOf('investor_supports', whatCanProvide),
  ];
}

function textsOf(sections: ProfileSections, { items, usages }: Telling<PersonRow>): string[] {
  return present([
    sections.basics.introduction,
    ...sections['work-experiences'].map(({ jobOverview }) => jobOverview),
    sections['casual-talk']?.topic,
    sections['investment-support']?.interestedField,
    ...sections['reading-resources'].map(({ comment }) => comment),
    ...usages.map(({ comment }) => comment),
    ...sentencesOf(items),
  ]);
}

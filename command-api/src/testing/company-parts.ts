import { companyFieldsOf, fieldsInSections, sectionPaths } from '@meikan/contracts';
import { partOfFullPage } from '@meikan/contracts/testing';
import { type CompanySectionName, companySections, emptySections, ownKeys } from '@meikan/domain';

/** By path: what is sent, the section whose event it appends, and what else might be sent under the same id. */
export type Part = readonly [
  path: string,
  section: CompanySectionName,
  body: object,
  otherBody: object,
  answered?: object,
];

export const PHOTO = '/images/art/thumb-default.svg';

const emptyPage = companyFieldsOf(emptySections(companySections));
const emptied = (section: CompanySectionName): object =>
  Object.fromEntries(fieldsInSections(section).map((field) => [field, emptyPage[field]]));

/** What is cleaned, or answered as more than was sent. */
const cleaned: { readonly [S in CompanySectionName]?: readonly [body: object, answered: object] } = {
  mission: [
    { companyMission: { missions: ['出会いをつくる'], values: ['正直', ''], photos: [] } },
    { companyMission: { missions: ['出会いをつくる'], values: ['正直'], photos: [] } },
  ],
  sns: [
    { sns: { twitter: { value: 'tsubame', follower: 1200 } } },
    {
      sns: {
        website: null,
        twitter: { label: 'X', value: 'tsubame', follower: 1200 },
        facebook: null,
        instagram: null,
      },
    },
  ],
  'can-do': [{ canDo: ['名刺管理', 'ＡＩ'] }, { canDo: ['名刺管理', 'AI'] }],
};

function partOf(section: keyof typeof sectionPaths): Part {
  const [body, answered = body] = cleaned[section] ?? [partOfFullPage(section)];
  return [sectionPaths[section], section, body, emptied(section), answered];
}

export const companyParts: readonly Part[] = [
  // The paid plan alone registers its links.
  ...ownKeys(sectionPaths).flatMap((section) => (section === 'hiring-links' ? [] : [partOf(section)])),
  [
    'otherPhotoSingle',
    'other-photos',
    { otherPhoto: '/images/art/avatar-1.svg' },
    { otherPhoto: PHOTO },
    { otherPhotos: [PHOTO, '/images/art/avatar-1.svg'] },
  ],
  [
    'working-environments',
    'working-environments',
    { mainCategory: 'remote_work', workingEnvironments: ['remote_full'] },
    { mainCategory: 'remote_work', workingEnvironments: [] },
    {},
  ],
  [
    'hiring-presentations',
    'hiring-presentations',
    { presentations: [{ title: '採用資料', url: 'https://slides.example/hiring' }] },
    { presentations: [] },
    { hiringPresentations: [{ title: '採用資料', url: 'https://slides.example/hiring' }] },
  ],
  ['logo', 'logo', { companyLogo: PHOTO }, { companyLogo: null }, { logo: PHOTO }],
  [
    'toggle-photo-register',
    'photo-registrations',
    { photoName: 'office', value: true },
    { photoName: 'team', value: true },
    {},
  ],
];

import { sectionPaths } from '@meikan/contracts';
import { fullPage, partOfFullPage } from '@meikan/contracts/testing';
import { ownKeys } from '@meikan/domain';

const { logo, hiringPresentations, workingEnvironments } = fullPage;

/** A part of a company's page as its owner sends it, by the last part of the call's path. */
export const companyParts: Readonly<Record<string, object>> = {
  ...Object.fromEntries(ownKeys(sectionPaths).map((section) => [sectionPaths[section], partOfFullPage(section)])),
  // Nothing that asks for the paid plan: who may call is told here, what may be registered elsewhere.
  'hiring-links': { hiringUrl: null },
  otherPhotoSingle: { otherPhoto: '/images/art/avatar-1.svg' },
  'working-environments': { mainCategory: 'remote_work', workingEnvironments: workingEnvironments.remote_work },
  'toggle-photo-register': { photoName: 'office', value: true },
  'hiring-presentations': { presentations: hiringPresentations },
  logo: { companyLogo: logo },
  onboarding: { data: { reading: 'つばめ' } },
};

import type * as Values from './section-values.ts';

/** The sections of a page before their first event. */
export const basics: Values.CompanyBasics = {
  name: '',
  reading: null,
  website: null,
  category: { serviceType: 'business_company', mainCategory: '', subCategory: null },
  headQuarterCountryCode: null,
  mainUsage: null,
  hideUsedService: false,
  location: null,
  founded: null,
  providedBy: null,
  siteName: null,
};
export const description: Values.CompanyDescription = { description: null, text: null };
export const mission: Values.CompanyMission = { missions: [], values: [], photos: [] };
export const appLinks: Values.AppLinks = { appStoreLink: null, googlePlayLink: null };
export const hiringLinks: Values.HiringLinks = { companyHiringUrl: null, hiringUrl: null };
export const businessSummary: Values.BusinessSummary = {
  backGroundSummary: null,
  serviceContentSummary: [],
  photos: [],
};
export const workingEnvironments: Values.WorkingEnvironments = {
  remote_work: [],
  work_style: [],
  holidays: [],
  overtime_engineer: [],
  overtime_business: [],
  turnover_rate: [],
};
export const teamCharacteristics: Values.TeamCharacteristics = {
  speed_quality: null,
  bottom_up_top_down: null,
  individual_team: null,
  document_talk: null,
  calm_lively: null,
  generalist_specialist: null,
  challenge_steady: null,
  data_intuition: null,
};
export const photoRegistrations: Values.PhotoRegistrations = {
  office: false,
  team: false,
  work_scene: false,
  in_house_event: false,
  external_event: false,
  intern: false,
  achievement: false,
};
export const figures: Values.CompanyFigures = {
  insuredPersonInPensionService: null,
  insuredPersonIncreaseCount: null,
  numberWorkerChangePer3Months: null,
  totalFinance: null,
};
export const support: Values.Support = { inSupport: false, updateSupport: null };
export const servicePhotos: Values.ServicePhotos = { pcServicePhotos: [], mobileServicePhotos: [], bannerPhotos: [] };

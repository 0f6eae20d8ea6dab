import type { Profile } from '@meikan/contracts';

/** The sections of the contact tab in their order, each with whether it says something. */
const PARTS = {
  talk: ({ casualTalk, meetyInfo }: Profile) => says(casualTalk) || says(meetyInfo),
  contact: ({ contactDM }: Profile) => contactDM !== null,
  sideJobs: ({ sideJobsInfo }: Profile) => sideJobsInfo !== null,
  jobRequest: ({ jobRequest }: Profile) => jobRequest !== null,
  connection: ({ investmentSupport }: Profile) => says(investmentSupport),
} as const;

export type ContactPart = keyof typeof PARTS;

const says = (section: object | null): boolean =>
  section !== null &&
  Object.values(section).some((value) => (Array.isArray(value) ? value.length > 0 : Boolean(value)));

/** Whether a section has content: visitors are shown no other. */
export const isWritten = (profile: Profile, part: ContactPart): boolean => PARTS[part](profile);

/** How many sections visitors see; without any there is no tab. */
export const writtenParts = (profile: Profile): number => Object.values(PARTS).filter((part) => part(profile)).length;

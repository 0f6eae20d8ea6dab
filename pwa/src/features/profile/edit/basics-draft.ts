import type { Profile } from '@meikan/contracts';

/** The fields of the dialog; an empty field stands for nothing. */
export type Basics = {
  readonly name: string;
  readonly reading: string;
  readonly overview: string;
  readonly job: string;
  readonly profession: string;
  readonly workFor: string;
  readonly livingAddress: string;
  readonly nationality: string;
  readonly companyWebsite: string;
  readonly hiringUrl: string;
};

export const basicsOf = (profile: Profile): Basics => ({
  name: profile.name,
  reading: profile.reading ?? '',
  overview: profile.introduction,
  job: profile.job ?? '',
  profession: profile.profession ?? '',
  workFor: profile.workFor ?? '',
  livingAddress: profile.livingAddress ?? '',
  nationality: profile.nationality ?? '',
  companyWebsite: profile.companyWebsite ?? '',
  hiringUrl: profile.hiringUrl ?? '',
});

const orNull = (text: string): string | null => (text.trim() === '' ? null : text);

/** What is sent: nothing where nothing is written. */
export const basicsBody = ({ name, overview, ...rest }: Basics) => ({
  name,
  overview,
  reading: orNull(rest.reading),
  job: orNull(rest.job),
  profession: orNull(rest.profession),
  workFor: orNull(rest.workFor),
  livingAddress: orNull(rest.livingAddress),
  nationality: orNull(rest.nationality),
  companyWebsite: orNull(rest.companyWebsite),
  hiringUrl: orNull(rest.hiringUrl),
});

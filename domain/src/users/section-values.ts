import type { KeyIn } from '../catalogues/keys.ts';
import type { CompanyId } from '../kernel/ids.ts';

/** An address on http or https, cleaned by `safeUrl`. */
export type Url = string;
/** An uploaded or drawn picture: a path of this product (`/images/…`) or an http(s) address. */
export type ImageAddress = string;

/** The basics of a profile; `introduction` travels as `overview` and `avatar` as `avartar` on the wire. */
export type ProfileBasics = {
  readonly name: string;
  readonly reading: string | null;
  readonly introduction: string | null;
  readonly job: string | null;
  readonly profession: KeyIn<'professions'> | null;
  readonly workFor: string | null;
  /** ISO 3166-1 alpha-2, one of the catalogue's. */
  readonly nationality: string | null;
  readonly livingAddress: string | null;
  readonly companyWebsite: Url | null;
  readonly hiringUrl: Url | null;
  readonly avatar: ImageAddress | null;
};

export type Link = { readonly linkName: string; readonly linkUrl: Url };
export type SupplementalLink = { readonly name: string; readonly url: Url };

/** Both `yyyy-MM`. `start` null: not told; `end` null: still there. */
export type Duration = { readonly start: string | null; readonly end: string | null };

/** Where somebody worked: a company of the directory or one named in free text. */
export type WorkExperience = {
  readonly companyId: CompanyId | null;
  readonly companyName: string | null;
  readonly jobTitle: string | null;
  readonly jobOverview: string | null;
  readonly duration: Duration;
};

export type CasualTalk = {
  readonly link: Url | null;
  readonly linkImgUrl: ImageAddress | null;
  readonly topic: string | null;
};
export type MeetyInfo = { readonly meetyImgUrl: ImageAddress | null; readonly meetyLink: Url | null };
export type ContactDm = {
  readonly communicationType: KeyIn<'communication_types'>;
  readonly preferContactMethod: KeyIn<'contact_methods'>;
  readonly supplementalLinks: readonly SupplementalLink[];
};
/** Shared by side jobs (individual) and job requests (company). */
export type JobOffer = {
  readonly jobType: KeyIn<'side_job_types'>;
  readonly preferContactMethod: KeyIn<'contact_methods'>;
  readonly supplementalLinks: readonly SupplementalLink[];
};
/** Two dialogs fill it, each a part: who to connect with, and which investments. Either may be left open. */
export type InvestmentSupport = {
  readonly mainIndividualInvestment: KeyIn<'investment_types'> | null;
  readonly investingSituation: KeyIn<'investing_situations'> | null;
  readonly interestedField: string | null;
  readonly whatCanProvide: readonly KeyIn<'investor_supports'>[];
  readonly preferContactMethod: KeyIn<'contact_methods'> | null;
};
export type ReadingResource = {
  readonly name: string;
  readonly category: KeyIn<'reading_resource_categories'>;
  readonly url: Url | null;
  readonly comment: string | null;
};
export type CategoryLevel = {
  readonly category: KeyIn<'interest_categories'>;
  readonly level: KeyIn<'experience_levels'>;
};
export type ProfilePhotos = {
  readonly bannerPhotos: readonly ImageAddress[];
  readonly otherPhotos: readonly ImageAddress[];
};

/** One account elsewhere: an address for `website`, a handle or an address for the others. */
export type SnsAccount = {
  readonly label: string;
  readonly value: string;
  readonly follower: number | null;
  /** `yyyy-MM-dd`. */
  readonly confirmedDate: string | null;
};
export type Sns = {
  readonly website: SnsAccount | null;
  readonly twitter: SnsAccount | null;
  readonly facebook: SnsAccount | null;
  readonly instagram: SnsAccount | null;
};

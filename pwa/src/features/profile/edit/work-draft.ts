import type { CallBodyInput, Profile, setWorkExperiences } from '@meikan/contracts';

/** A row of the work history as a form holds it; months `yyyy-MM`. */
export type Work = {
  /** Set while the row still names the company of the directory that it named before. */
  readonly companyId: string | null;
  readonly companyName: string;
  readonly jobTitle: string;
  readonly jobOverview: string;
  readonly start: string | null;
  readonly end: string | null;
};
export type WorkDraft = { readonly workExperiences: readonly Work[] };

export const BLANK_WORK: Work = {
  companyId: null,
  companyName: '',
  jobTitle: '',
  jobOverview: '',
  start: null,
  end: null,
};

export function worksOf(profile: Profile): readonly Work[] {
  return profile.workExperiences.map(({ company, companyName, jobTitle, jobOverview, duration }) => ({
    companyId: company?.id ?? null,
    companyName: company?.name ?? companyName ?? '',
    jobTitle,
    jobOverview,
    start: duration.start,
    end: duration.end,
  }));
}

/** Work experiences need a company or a company's name; others are dropped on save (individual-side 5). */
export const employed = ({ companyId, companyName }: Work): boolean => companyId !== null || companyName.trim() !== '';

export function workBody({ workExperiences }: WorkDraft): CallBodyInput<typeof setWorkExperiences> {
  return {
    workExperiences: workExperiences
      .filter(employed)
      .map(({ companyId, companyName, jobTitle, jobOverview, start, end }) => ({
        companyId,
        companyName: companyId === null ? companyName : null,
        jobTitle,
        jobOverview,
        duration: { start, end },
      })),
  };
}

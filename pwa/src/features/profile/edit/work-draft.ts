import type { CallBodyInput, Profile, setWorkExperiences } from '@meikan/contracts';

/** A row of the work history as a form holds it; months `yyyy-MM`. */
export type Work = {
  /** Set while the row names a company of the directory. */
  readonly companyId: string | null;
  readonly companyName: string;
  /** The name that is kept beside `companyId`: what the company was called when it was picked. */
  readonly pickedName: string | null;
  readonly jobTitle: string;
  readonly jobOverview: string;
  readonly start: string | null;
  readonly end: string | null;
};
export type WorkDraft = { readonly workExperiences: readonly Work[] };

export const BLANK_WORK: Work = {
  companyId: null,
  companyName: '',
  pickedName: null,
  jobTitle: '',
  jobOverview: '',
  start: null,
  end: null,
};

export function worksOf(profile: Profile): readonly Work[] {
  return profile.workExperiences.map(({ company, companyName, jobTitle, jobOverview, duration }) => ({
    companyId: company?.id ?? null,
    companyName: company?.name ?? companyName ?? '',
    pickedName: company && companyName,
    jobTitle,
    jobOverview,
    start: duration.start,
    end: duration.end,
  }));
}

/** Work experiences need a company or a company's name; others are dropped on save. */
export const employed = ({ companyId, companyName }: Work): boolean => companyId !== null || companyName.trim() !== '';

/** A row that names a company of the directory now. */
export const namedAs = ({ id, name }: { readonly id: string; readonly name: string }) => ({
  companyId: id,
  companyName: name,
  pickedName: name,
});

/** The name stays, as any other that is written by hand. */
export const UNLINKED = { companyId: null, pickedName: null } as const;

export function workBody({ workExperiences }: WorkDraft): CallBodyInput<typeof setWorkExperiences> {
  return {
    workExperiences: workExperiences
      .filter(employed)
      .map(({ companyId, companyName, pickedName, jobTitle, jobOverview, start, end }) => ({
        companyId,
        companyName: companyId === null ? companyName : pickedName,
        jobTitle,
        jobOverview,
        duration: { start, end },
      })),
  };
}

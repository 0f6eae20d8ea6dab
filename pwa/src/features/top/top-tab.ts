/** Nested tabs of the top page that the header offers; the value stands in `/?tab=…` (company-side 2.5). */
export const TOP_TABS = [
  'RECRUITMENT_MATERIALS',
  'JOINING_NEWS',
  'AFTER_JOINING_COMPANY',
  'JOB_POSITION_DETAILS',
  'TECH_DESIGN_PM',
  'SLIDE',
  'SERVICE_USED',
] as const;

export type TopTab = (typeof TOP_TABS)[number];

export const isTopTab = (value: unknown): value is TopTab => TOP_TABS.some((tab) => tab === value);

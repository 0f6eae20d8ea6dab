import { z } from 'zod';

/** What is taken from the document workspace. */
export const DATASETS = ['new-hires', 'feelings-after-joining', 'reasons-for-joining', 'insured-persons'] as const;
export type Dataset = (typeof DATASETS)[number];

/** A row of a dataset as it is kept. What a dataset does not have is null. */
export type Entry = {
  readonly id: string;
  readonly companyName: string;
  /** The company's page here, where the editors named it. */
  readonly companyId: string | null;
  /** `yyyy-MM-dd` */
  readonly date: string | null;
  readonly jobTitle: string | null;
  readonly text: string | null;
  readonly persons: number | null;
  readonly change: number | null;
};

const LONGEST_LINE = 100;
const LONGEST_TEXT = 1000;
const MOST_PERSONS = 10_000_000;

const line = z.string().trim().min(1).max(LONGEST_LINE);
const date = z.iso.date();
const text = z.string().trim().min(1).max(LONGEST_TEXT);
const persons = z.number().int().min(0).max(MOST_PERSONS);

const parts = {
  id: z.string().min(1).max(64),
  companyName: line,
  companyId: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,64}$/)
    .nullable(),
  date: date.nullable(),
  jobTitle: line.nullable(),
  text: text.nullable(),
  persons: persons.nullable(),
  change: z.number().int().min(-MOST_PERSONS).max(MOST_PERSONS).nullable(),
};

/** What each dataset is nothing without. */
const schemas: Readonly<Record<Dataset, z.ZodType<Entry>>> = {
  'new-hires': z.object({ ...parts, date, jobTitle: line }),
  'feelings-after-joining': z.object({ ...parts, text }),
  'reasons-for-joining': z.object({ ...parts, text }),
  'insured-persons': z.object({ ...parts, date, persons }),
};

export const entrySchema = (dataset: Dataset): z.ZodType<Entry> => schemas[dataset];

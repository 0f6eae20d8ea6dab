import { z } from 'zod';

/** `id` only where the company has a page that everybody may see. */
const company = z.object({ id: z.string().nullable(), name: z.string() });
const told = z.object({
  id: z.string(),
  company,
  date: z.string().nullable(),
  jobTitle: z.string().nullable(),
  text: z.string(),
});

/** What editors keep in a document workspace, the latest of each. Names of persons are not taken over. */
export const workspaceDatasets = z
  .object({
    newHires: z.array(z.object({ id: z.string(), company, date: z.string(), jobTitle: z.string() })),
    feelingsAfterJoining: z.array(told),
    reasonsForJoining: z.array(told),
    insuredPersons: z.array(
      z.object({
        id: z.string(),
        company,
        date: z.string(),
        persons: z.number().int(),
        /** Since the count before; null where it was not told. */
        change: z.number().int().nullable(),
      }),
    ),
  })
  .meta({ id: 'WorkspaceDatasets' });
export type WorkspaceDatasets = z.output<typeof workspaceDatasets>;

export const noDatasets: WorkspaceDatasets = {
  newHires: [],
  feelingsAfterJoining: [],
  reasonsForJoining: [],
  insuredPersons: [],
};

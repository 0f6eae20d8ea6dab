import { z } from 'zod';

/** A feed that was registered, changed or removed. */
export const writtenFeed = z.object({ id: z.string(), revision: z.string() });

/** What becomes of one item of a feed. In a preview `added` means: would be added. */
export const rssItemResult = z
  .object({
    title: z.string(),
    url: z.string(),
    /** `yyyy-MM-dd`; null: undated. */
    postedDate: z.string().nullable(),
    status: z.enum(['added', 'skipped', 'failed']),
    /** Why it was not added: a stable code and the same in Japanese; null for what was. */
    code: z.string().nullable(),
    reason: z.string().nullable(),
    /** The article that it is or became; null where it is none. */
    articleId: z.string().nullable(),
  })
  .meta({ id: 'RssItemResult' });
export type RssItemResult = z.output<typeof rssItemResult>;

/** Whether nothing shall be written, and only told what would be. */
export const importOptions = z
  .strictObject({ preview: z.boolean().optional().meta({ title: 'プレビュー' }) })
  .optional();

/** What became of the items of a feed. */
export const importedFeed = z.object({
  preview: z.boolean(),
  counts: z.object({ added: z.number().int(), skipped: z.number().int(), failed: z.number().int() }),
  /** Newest first, undated last. */
  items: z.array(rssItemResult),
});
export type ImportedFeed = z.output<typeof importedFeed>;

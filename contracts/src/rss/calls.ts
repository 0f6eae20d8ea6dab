import { z } from 'zod';
import { defineCommand } from '../kernel/define-call.ts';
import { idField } from '../kernel/fields.ts';
import { rssConfigInput } from './rss-config-input.ts';

const ofUser = z.strictObject({ id: idField('利用者') });
const ofConfig = z.strictObject({ id: idField('利用者'), configId: idField('RSS の設定') });
const written = z.object({ id: z.string(), revision: z.string() });

export const addRssConfig = defineCommand({
  name: 'addRssConfig',
  method: 'PUT',
  path: '/api/users/:id/rss-config',
  access: 'owner',
  summary: 'RSS を登録する',
  params: ofUser,
  body: rssConfigInput,
  answer: written,
});
export const editRssConfig = defineCommand({
  name: 'editRssConfig',
  method: 'POST',
  path: '/api/users/:id/rss-config/:configId',
  access: 'owner',
  summary: 'RSS の設定を書き換える',
  params: ofConfig,
  body: rssConfigInput.partial().meta({ id: 'RssConfigEdit' }),
  answer: written,
});
export const removeRssConfig = defineCommand({
  name: 'removeRssConfig',
  method: 'DELETE',
  path: '/api/users/:id/rss-config/:configId',
  access: 'owner',
  summary: 'RSS の設定を削除する（取り込んだ記事は残る）',
  params: ofConfig,
  answer: written,
});

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

export const getDataFromRss = defineCommand({
  name: 'getDataFromRss',
  method: 'POST',
  path: '/api/users/:id/get-data-from-rss/:configId',
  access: 'owner',
  summary: 'フィードの新しい 100 件を記事として取り込む。preview: true なら何も書かず、結果だけを見せる',
  params: ofConfig,
  body: z.strictObject({ preview: z.boolean().optional().meta({ title: 'プレビュー' }) }).optional(),
  answer: z.object({
    preview: z.boolean(),
    counts: z.object({ added: z.number().int(), skipped: z.number().int(), failed: z.number().int() }),
    /** Newest first, undated last. */
    items: z.array(rssItemResult),
  }),
});

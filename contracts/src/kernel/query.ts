import { graphemeCount, limits } from '@meikan/domain';
import { z } from 'zod';
import { madeOnce } from './made-once.ts';

/** A whole number in a query string; `1e9`, `-1`, `NaN` and floats are refused. */
const digits = madeOnce((title: string, max: number, fallback: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(max))
    .default(fallback)
    .meta({ title }),
);

/** Page and limit of a list: pages count from 1, at most 50 rows a page, at most 1,000 pages deep. */
export const paging = (limit: number) => ({ page: digits('ページ', 1000, 1), limit: digits('件数', 50, limit) });

export const limitOnly = (limit: number) => ({ limit: digits('件数', 50, limit) });

/** `true` or `false` in a query string. */
export const flag = (title: string) =>
  z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional()
    .meta({ title });

/** Asks as a visitor would: what an owner sees in preview, and never more. */
export const preview = flag('プレビュー');

/** Comma-separated keys, at most 20. */
export const keyList = (title: string) =>
  z
    .string()
    .max(1000)
    .regex(/^[A-Za-z0-9_-]+(,[A-Za-z0-9_-]+){0,19}$/)
    .transform((text) => text.split(','))
    .optional()
    .meta({ title });

/**
 * A text that is looked for, as long as the longest name (in graphemes); longer ones are refused, so that nobody wonders what
 * was searched.
 */
const askedText = (title: string) =>
  z
    .string()
    .check(({ value, issues }) => {
      if (graphemeCount(value) > limits.articleName)
        issues.push({ code: 'too_big', origin: 'string', maximum: limits.articleName, inclusive: true, input: value });
    })
    .meta({ title });

export const searchText = askedText('検索する言葉').default('');
/** A tag in any of its spellings. */
export const tagText = askedText('タグ');

const MOST_TAGS = 20;

/** Comma-separated tags in people's own words, at most 20; none is longer than an address, which is where `tag` stops reading. */
export const tagList = (title: string) =>
  z
    .string()
    .max(MOST_TAGS * limits.url)
    .transform((text) => text.split(',').filter((tag) => tag.trim() !== ''))
    .pipe(z.array(askedText(title)).max(MOST_TAGS))
    .optional()
    .meta({ title });

/** As `keyList`, of keys that are known. */
export const keysOf = <const K extends string>(title: string, keys: readonly [K, ...K[]]) =>
  z
    .string()
    .max(1000)
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(keys)).max(20))
    .optional()
    .meta({ title });

/** Narrows services to a service type, which the wire spells with a hyphen. */
export const exploreFilter = z.enum(['business-service', 'web-service']).optional().meta({ title: '区分' });
/** How a person uses a service. */
export const usageTypeFilter = z.enum(['private', 'company']).optional().meta({ title: '使い方' });
export const memberStatusFilter = z.enum(['NOW-MEMBER', 'PASSED-MEMBER']).optional().meta({ title: '所属状態' });

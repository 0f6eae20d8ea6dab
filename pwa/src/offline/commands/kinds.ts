import {
  articleFieldsOf,
  companyFieldsOf,
  isQueuedType,
  profileFieldsOf,
  type QueuedType,
  snsFieldsOf,
  workFieldsOf,
} from '@meikan/contracts';
import type { Article, Company, ProfileSections, User } from '@meikan/domain';
import type { Kind, Kinds } from '../outbox/kind.ts';
import type { Json, JsonObject } from '../outbox/wish.ts';
import { isObject, objectIn, PARTS } from './fields-of.ts';

/** What uploads a picture; it goes by a request of its own and is no command of the batch door. */
export const UPLOAD = 'upload-picture';

/** JSON that came from a domain state, which the server has folded by the same code. */
const asJson = (value: unknown): JsonObject => JSON.parse(JSON.stringify(value)) as JsonObject;

const ofProfile = (read: (sections: ProfileSections) => object) => (state: Json) => {
  const user = asState<User>(state);
  return user.status === 'none' ? null : asJson(read(user.sections));
};

const ofFeeds = (state: Json): JsonObject | null => {
  const holder = asState<User | Company>(state);
  return 'rssConfigs' in holder ? asJson(holder.rssConfigs) : null;
};

const ofArticle = (state: Json): JsonObject | null => {
  const article = asState<Article>(state);
  return article.status === 'published' ? asJson(articleFieldsOf(article)) : null;
};

function asState<S extends { readonly status: string }>(state: Json): S {
  if (!isObject(state) || typeof state.status !== 'string') throw new TypeError('not the state of a stream');
  return state as unknown as S;
}

const ofService = (state: Json): JsonObject | null => {
  const company = asState<Company>(state);
  if (company.status !== 'registered') return null;
  const { basics, description } = company.sections;
  const { name, category, website } = basics;
  return asJson({ name, category: category?.subCategory ?? category?.mainCategory, website, ...description });
};

const ofPage = (state: Json): JsonObject | null => {
  const company = asState<Company>(state);
  return company.status === 'registered' ? asJson(companyFieldsOf(company.sections)) : null;
};

const ofNote = (state: Json): JsonObject | null => {
  const company = asState<Company>(state);
  return company.status === 'registered' ? { adminNote: company.sections['admin-note'] } : null;
};

/** How a command's fields are read and put into it. */
const inPart = (part: string | null) =>
  part === null
    ? { fields: () => ({}), withFields: (data: JsonObject) => data }
    : {
        fields: (data: JsonObject) => objectIn(data, part),
        withFields: (data: JsonObject, fields: JsonObject) => ({ ...data, [part]: fields }),
      };

type Merging = Pick<Kind, 'merges' | 'ofState' | 'setting' | 'keeps'>;
const whole = inPart(null);
const nothing = () => ({});
const set = (setting: string): Merging => ({ merges: 'set', ofState: nothing, setting: () => setting });
/** Whether an article is there. */
const there = 'there';

const merging: Readonly<Record<QueuedType, Merging>> = {
  'update-profile': { merges: 'fields', ofState: ofProfile(profileFieldsOf) },
  'update-sns': { merges: 'fields', ofState: ofProfile(snsFieldsOf) },
  'set-work-experiences': { merges: 'fields', ofState: ofProfile(workFieldsOf) },
  'set-rss-configs': { merges: 'fields', ofState: ofFeeds },
  'register-article': { merges: 'create', ofState: ofArticle },
  'edit-article': { merges: 'fields', ofState: ofArticle },
  'remove-article': { merges: 'remove', ofState: ofArticle, setting: () => there },
  'restore-article': set(there),
  'set-bookmark': set('bookmark'),
  'set-follow': set('follow'),
  'register-service': { merges: 'create', ofState: ofService },
  'update-company': { merges: 'fields', ofState: ofPage },
  'set-admin-note': { merges: 'fields', ofState: ofNote },
  'set-block': set('block'),
  'set-footprints-hidden': set('footprints-hidden'),
  'declare-usage': { ...set('usage'), keeps: ['since', 'comment'] },
  'withdraw-usage': set('usage'),
  'judge-usage': set('verdict'),
  'judge-relation': set('verdict'),
  'set-relation': { ...set('relation'), setting: ({ relativeType }) => relativeType },
};
const upload: Kind = { merges: 'upload', ...whole, ofState: nothing };

/** Written by a newer app that was taken back since: kept untouched until one comes that knows it. */
const unknown: Kind = { merges: 'unknown', ...whole, ofState: nothing };

/** What the queue must know of each type. */
export const kinds: Kinds = (type) => {
  if (type === UPLOAD) return upload;
  return isQueuedType(type) ? { ...inPart(PARTS[type]), ...merging[type] } : unknown;
};

import {
  compareRevisions,
  type HistoryEntry,
  type HistoryMoment,
  listMoments,
  listProjections,
  readHistory,
  readStateAt,
} from '@meikan/contracts';
import { apiQuery } from '../../api/api-query.ts';
import type { Subject, SubjectKind } from './audit-query.ts';

export type { HistoryEntry, HistoryMoment };

export const HISTORY_PAGE = 20;

/** A stream as the calls name it. */
export type Entity = { readonly category: SubjectKind | 'account' | 'companymembers'; readonly id: string };

const BESIDE = { user: 'account', company: 'companymembers', article: 'article' } as const;

/** The stream that is looked into: the subject's own, or the one beside it. */
export const entityOf = ({ kind, id }: Subject, beside: boolean): Entity => ({
  category: beside ? BESIDE[kind] : kind,
  id,
});

export const historyQuery = (params: Entity, page: number) =>
  apiQuery(readHistory, { params, query: { page: String(page), limit: String(HISTORY_PAGE) } });

export const momentsQuery = (params: Entity) => apiQuery(listMoments, { params });

/** What stood at a revision stays so for ever, but for people who are erased: asked once per visit. */
export const stateQuery = (params: Entity, revision?: number) =>
  apiQuery(readStateAt, { params, query: revision === undefined ? {} : { revision: String(revision) } });

export const differenceQuery = (params: Entity, from: number, to: number) =>
  apiQuery(compareRevisions, { params, query: { from: String(from), to: String(to) } });

export const projectionsQuery = apiQuery(listProjections, {});

import type { TableDefinition } from './table-definition.ts';
import { type ArticleRow, articleTable } from './tables/article.table.ts';
import { type BlockRow, blockTable } from './tables/block.table.ts';
import {
  bookkeepingDdl,
  type ChangeRow,
  type CheckpointRow,
  type IndexedVisitorsRow,
  type ParkedEventRow,
  type SearchOutboxRow,
} from './tables/bookkeeping.ts';
import { type BookmarkRow, bookmarkTable } from './tables/bookmark.table.ts';
import { type CompanyRow, companyTable } from './tables/company.table.ts';
import { type FollowRow, followTable } from './tables/follow.table.ts';
import { type HiddenVisitorRow, hiddenVisitorTable } from './tables/hidden-visitor.table.ts';
import { type InvitationRow, invitationTable } from './tables/invitation.table.ts';
import { type MembershipRow, membershipTable } from './tables/membership.table.ts';
import { type PaidAccountRow, paidAccountTable } from './tables/paid-account.table.ts';
import { type PersonRow, personTable } from './tables/person.table.ts';
import { type RelationRow, relationTable } from './tables/relation.table.ts';
import { type SurveyAnswerRow, surveyAnswerTable } from './tables/survey-answer.table.ts';
import { type SurveyQuestionRow, surveyQuestionTable } from './tables/survey-question.table.ts';
import { type UsageRow, usageTable } from './tables/usage.table.ts';

/** The tables that events fold into, for Kysely. Never a result type: name the columns a question asks for. */
export type ReadModel = {
  person: PersonRow;
  company: CompanyRow;
  article: ArticleRow;
  bookmark: BookmarkRow;
  follow: FollowRow;
  usage: UsageRow;
  membership: MembershipRow;
  invitation: InvitationRow;
  relation: RelationRow;
  paid_account: PaidAccountRow;
  hidden_visitor: HiddenVisitorRow;
  block: BlockRow;
  survey_question: SurveyQuestionRow;
  survey_answer: SurveyAnswerRow;
  checkpoint: CheckpointRow;
  parked_event: ParkedEventRow;
  change: ChangeRow & { seq: string };
  search_outbox: SearchOutboxRow;
  indexed_visitors: IndexedVisitorsRow;
};

export const LIVING = 'read_model';
export const SHADOW = 'read_model_shadow';
/** The schema that the last swap replaced, kept for a day to roll back to. */
export const FORMER = 'read_model_former';
export type ReadModelSchema = typeof LIVING | typeof SHADOW | typeof FORMER;

/** The folded tables, in the order in which they are written. */
export const foldedTables: readonly Pick<TableDefinition<never>, 'name' | 'ddl'>[] = [
  personTable,
  companyTable,
  articleTable,
  bookmarkTable,
  followTable,
  usageTable,
  membershipTable,
  invitationTable,
  relationTable,
  paidAccountTable,
  hiddenVisitorTable,
  blockTable,
  surveyQuestionTable,
  surveyAnswerTable,
];

/** All statements that make an empty read model in `schema`. */
export function readModelDdl(schema: ReadModelSchema): readonly string[] {
  return [`create schema ${schema}`, ...bookkeepingDdl(schema), ...foldedTables.flatMap((table) => table.ddl(schema))];
}

import { tableDdl } from './table-ddl.ts';
import { articleTable } from './tables/article.table.ts';
import { blockTable } from './tables/block.table.ts';
import { bookkeepingTables } from './tables/bookkeeping.ts';
import { bookmarkTable } from './tables/bookmark.table.ts';
import { companyTable } from './tables/company.table.ts';
import { followTable } from './tables/follow.table.ts';
import { hiddenVisitorTable } from './tables/hidden-visitor.table.ts';
import { invitationTable } from './tables/invitation.table.ts';
import { membershipTable } from './tables/membership.table.ts';
import { notificationSettingsTable } from './tables/notification-settings.table.ts';
import { ownStreamTable } from './tables/own-stream.table.ts';
import { ownershipRequestTable } from './tables/ownership-request.table.ts';
import { paidAccountTable } from './tables/paid-account.table.ts';
import { personTable } from './tables/person.table.ts';
import { relationTable } from './tables/relation.table.ts';
import { reportTable } from './tables/report.table.ts';
import { rulingTable } from './tables/ruling.table.ts';
import { surveyAnswerTable } from './tables/survey-answer.table.ts';
import { surveyQuestionTable } from './tables/survey-question.table.ts';
import { synonymsTable } from './tables/synonyms.table.ts';
import { usageTable } from './tables/usage.table.ts';

/** The folded tables, in the order in which they are written. */
export const foldedTables = [
  personTable,
  companyTable,
  articleTable,
  bookmarkTable,
  followTable,
  usageTable,
  membershipTable,
  invitationTable,
  ownershipRequestTable,
  relationTable,
  paidAccountTable,
  hiddenVisitorTable,
  notificationSettingsTable,
  blockTable,
  surveyQuestionTable,
  surveyAnswerTable,
  synonymsTable,
  reportTable,
  rulingTable,
  ownStreamTable,
] as const;

export const readModelTables = [...bookkeepingTables, ...foldedTables] as const;
export type ReadModelTable = (typeof readModelTables)[number];

export const LIVING = 'read_model';
export const SHADOW = 'read_model_shadow';
/** The schema that the last swap replaced, kept for a day to roll back to. */
export const FORMER = 'read_model_former';
export type ReadModelSchema = typeof LIVING | typeof SHADOW | typeof FORMER;

/** All statements that make an empty read model in `schema`. */
export function readModelDdl(schema: ReadModelSchema): readonly string[] {
  return [`create schema ${schema}`, ...readModelTables.flatMap((table) => tableDdl(schema, table))];
}

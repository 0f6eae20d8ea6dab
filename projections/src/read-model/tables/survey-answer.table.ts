import type { SurveyEntity } from '@meikan/domain';
import type { TableDefinition } from '../table-definition.ts';

/** What a person or a company answers to a question. A row is there only while the answer stands. */
export type SurveyAnswerRow = {
  question_id: string;
  entity_id: string;
  entity_kind: SurveyEntity['kind'];
  related_company_id: string | null;
  text: string;
  updated_at: string;
};

export const surveyAnswerTable: TableDefinition<SurveyAnswerRow> = {
  name: 'survey_answer',
  key: ['question_id', 'entity_id'],
  columns: {
    question_id: 'text',
    entity_id: 'text',
    entity_kind: 'text',
    related_company_id: 'text',
    text: 'text',
    updated_at: 'text',
  },
  ddl: (schema) => [
    `create table ${schema}.survey_answer (question_id text not null, entity_id text not null, entity_kind text not null,
      related_company_id text, text text not null, updated_at text not null, primary key (question_id, entity_id))`,
    // The answers of a question run by when they were written last.
    `create index survey_answer_newest on ${schema}.survey_answer (question_id, updated_at desc, entity_id)`,
    // How many questions a company answered.
    `create index survey_answer_of_entity on ${schema}.survey_answer (entity_id)`,
    // What people say of a company, beside what it says itself.
    `create index survey_answer_about on ${schema}.survey_answer (related_company_id) where related_company_id is not null`,
  ],
};

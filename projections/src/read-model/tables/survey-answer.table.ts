import type { SurveyEntity } from '@meikan/domain';
import { orNull, text } from '../column.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

/** What a person or a company answers to a question. A row is there only while the answer stands. */
export type SurveyAnswerRow = RowOf<typeof surveyAnswerTable>;

export const surveyAnswerTable = defineTable({
  name: 'survey_answer',
  key: ['question_id', 'entity_id'],
  columns: {
    question_id: text(),
    entity_id: text(),
    entity_kind: text<SurveyEntity['kind']>(),
    related_company_id: orNull(text()),
    text: text(),
    updated_at: text(),
  },
  indexes: {
    // The answers of a question run by when they were written last.
    survey_answer_newest: '(question_id, updated_at desc, entity_id)',
    // How many questions a company answered.
    survey_answer_of_entity: '(entity_id)',
    // What people say of a company, beside what it says itself.
    survey_answer_about: '(related_company_id) where related_company_id is not null',
  },
});

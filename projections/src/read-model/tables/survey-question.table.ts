import type { AskedQuestion } from '@meikan/domain';
import { text } from '../column.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

export type SurveyQuestionRow = RowOf<typeof surveyQuestionTable>;

export const surveyQuestionTable = defineTable({
  name: 'survey_question',
  key: ['id'],
  columns: {
    id: text(),
    text: text(),
    category: text(),
    status: text<AskedQuestion['status']>(),
    created_at: text(),
  },
});

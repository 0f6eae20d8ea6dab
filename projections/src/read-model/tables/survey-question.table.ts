import type { AskedQuestion } from '@meikan/domain';
import type { TableDefinition } from '../table-definition.ts';

export type SurveyQuestionRow = {
  id: string;
  text: string;
  category: string;
  status: AskedQuestion['status'];
  created_at: string;
};

export const surveyQuestionTable: TableDefinition<SurveyQuestionRow> = {
  name: 'survey_question',
  key: ['id'],
  columns: { id: 'text', text: 'text', category: 'text', status: 'text', created_at: 'text' },
  ddl: (schema) => [
    `create table ${schema}.survey_question (id text primary key, text text not null, category text not null,
      status text not null, created_at text not null)`,
  ],
};

import type { SurveyQuestionEvent } from '@meikan/domain';
import { relationshipProjector } from '../page-fold/relationship-projector.ts';
import { type SurveyQuestionRow, surveyQuestionTable } from '../read-model/tables/survey-question.table.ts';

/** What admins ask, from `survey-<question>`. */
export const surveyQuestionProjector = relationshipProjector<SurveyQuestionRow, SurveyQuestionEvent>({
  category: 'survey',
  table: surveyQuestionTable,
  keyOf: ({ data }) => [data.questionId],
  on: {
    'survey-question-created': (_, { data: { questionId, text, category, at } }) => ({
      id: questionId,
      text,
      category,
      status: 'ACTIVE',
      created_at: at,
    }),
    'survey-question-updated': (row, { data: { text, category } }) => row && { ...row, text, category },
    'survey-question-deactivated': (row) => row && { ...row, status: 'INACTIVE' },
  },
  counts: () => [],
  // A page that is kept on a phone and shows it is asked anew in its time.
  touched: () => [],
});

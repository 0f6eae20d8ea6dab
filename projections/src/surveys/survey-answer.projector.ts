import type { SurveyAnswerChanged, SurveyAnswerEvent } from '@meikan/domain';
import { relationshipProjector } from '../page-fold/relationship-projector.ts';
import { type SurveyAnswerRow, surveyAnswerTable } from '../read-model/tables/survey-answer.table.ts';

const written = ({ questionId, entity, relatedCompanyId, text, at }: SurveyAnswerChanged['data']): SurveyAnswerRow => ({
  question_id: questionId,
  entity_id: entity.id,
  entity_kind: entity.kind,
  related_company_id: relatedCompanyId,
  text,
  updated_at: at,
});

/** Who answered what, from `surveyanswer-<question>_<entity>`. */
export const surveyAnswerProjector = relationshipProjector<SurveyAnswerRow, SurveyAnswerEvent>({
  category: 'surveyanswer',
  table: surveyAnswerTable,
  keyOf: ({ data }) => [data.questionId, data.entity.id],
  on: {
    'survey-answered': (_, { data }) => written(data),
    'survey-answer-changed': (_, { data }) => written(data),
    'survey-answer-deleted': () => null,
  },
  counts: () => [],
  touched: (row) =>
    [row.entity_kind === 'company' ? row.entity_id : null, row.related_company_id]
      .filter((id) => id !== null)
      .map((id) => ({ kind: 'company', id, search: 'none' })),
});

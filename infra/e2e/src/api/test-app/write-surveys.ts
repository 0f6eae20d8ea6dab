import { companyId, instant, type SurveyEntity, surveyQuestionId, userId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { AT, type Tell } from './tell.ts';

type Entity = { readonly kind: SurveyEntity['kind']; readonly id: string };
type AnswerFacts = {
  readonly text?: string;
  /** The company that it is about. */
  readonly about?: string;
  readonly at?: string;
};

const entityOf = ({ kind, id }: Entity): SurveyEntity =>
  kind === 'user' ? { kind, id: userId(id) } : { kind, id: companyId(id) };

/** What admins ask, and what people and companies answer. */
export function writeSurveys(tell: Tell) {
  return {
    question: (id: string, facts: { readonly text?: string; readonly category?: string } = {}) => {
      const data = {
        questionId: surveyQuestionId(id),
        text: '何を学びましたか。',
        category: 'growth',
        at: AT,
        ...facts,
      };
      return tell(streams.survey(data.questionId), { type: 'create-survey-question', data });
    },
    answer: (question: string, of: Entity, { text = `${of.id}の回答です。`, about, at = AT }: AnswerFacts = {}) => {
      const [questionId, entity] = [surveyQuestionId(question), entityOf(of)];
      const relatedCompanyId = about === undefined ? null : companyId(about);
      return tell(streams.surveyanswer(questionId, entity.id), {
        type: 'answer-survey',
        data: { questionId, entity, text, relatedCompanyId, question: 'ACTIVE', at: instant(at) },
      });
    },
  };
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { surveyQuestionId } from '../kernel/ids.ts';
import { expectIdempotent, expectTotalEvolve, run } from '../testing/decider-laws.ts';
import { given } from '../testing/given-when-then.ts';
import { kikitome, later, mio, moments, noon, tsubame } from '../testing/samples.ts';
import { type AnswerSurvey, type SurveyAnswerCommand, type SurveyAnswerEvent, surveyAnswerDecider } from './answer.ts';

const pair = { questionId: surveyQuestionId('q-growth'), entity: { kind: 'user' as const, id: mio } };
const answer = { ...pair, relatedCompanyId: tsubame, text: '校正の基本を学びました。', at: noon };
const answered: SurveyAnswerEvent = { type: 'survey-answered', data: answer };
const asked = (facts: Partial<AnswerSurvey['data']> = {}): AnswerSurvey['data'] => ({
  ...answer,
  question: 'ACTIVE',
  ...facts,
});
const give = (facts: Partial<AnswerSurvey['data']> = {}): SurveyAnswerCommand => ({
  type: 'answer-survey',
  data: asked(facts),
});
const change = (facts: Partial<AnswerSurvey['data']> = {}): SurveyAnswerCommand => ({
  type: 'change-survey-answer',
  data: asked(facts),
});
const remove: SurveyAnswerCommand = { type: 'delete-survey-answer', data: { ...pair, at: later } };

describe('an answer to a survey question', () => {
  it('is given, changed and deleted', () => {
    given(surveyAnswerDecider, [])
      .when(give({ text: ' 校正の基本を学びました。\n' }))
      .then([answered]);
    given(surveyAnswerDecider, [answered])
      .when(change({ text: '装丁です。', at: later }))
      .then([{ type: 'survey-answer-changed', data: { ...answer, text: '装丁です。', at: later } }]);
    given(surveyAnswerDecider, [answered])
      .when(remove)
      .then([{ type: 'survey-answer-deleted', data: { ...pair, at: later } }]);
  });
  it('is replaced by a second one, which keeps the company unless it names another', () => {
    const { relatedCompanyId: _, ...left } = asked({ text: '装丁です。', at: later });
    given(surveyAnswerDecider, [answered])
      .when({ type: 'answer-survey', data: left })
      .then([{ type: 'survey-answer-changed', data: { ...answer, text: '装丁です。', at: later } }]);
    given(surveyAnswerDecider, [answered])
      .when(change({ relatedCompanyId: kikitome, at: later }))
      .then([{ type: 'survey-answer-changed', data: { ...answer, relatedCompanyId: kikitome, at: later } }]);
    given(surveyAnswerDecider, [answered])
      .when(change({ relatedCompanyId: null, at: later }))
      .then([{ type: 'survey-answer-changed', data: { ...answer, relatedCompanyId: null, at: later } }]);
  });
  it('is rejected for a deactivated question, but may be deleted', () => {
    given(surveyAnswerDecider, [])
      .when(give({ question: 'INACTIVE' }))
      .thenRefused('survey-question-inactive');
    given(surveyAnswerDecider, [answered])
      .when(change({ question: 'INACTIVE', text: '装丁です。' }))
      .thenRefused('survey-question-inactive');
  });
  it('is rejected when it is empty, too long, or changed before it was given', () => {
    given(surveyAnswerDecider, [])
      .when(give({ text: '　\n' }))
      .thenRefused('required', 'text');
    given(surveyAnswerDecider, [])
      .when(give({ text: 'あ'.repeat(1001) }))
      .thenRefused('too-long', 'text');
    given(surveyAnswerDecider, []).when(change()).thenRefused('survey-answer-unknown');
  });
  it('does nothing when nothing would change', () => {
    given(surveyAnswerDecider, [answered])
      .when(give({ at: later }))
      .thenNothing();
    given(surveyAnswerDecider, []).when(remove).thenNothing();
  });
});

const texts = fc.constantFrom('校正です。', '装丁です。', '');
const command: fc.Arbitrary<SurveyAnswerCommand> = fc.oneof(
  fc.tuple(fc.boolean(), texts, moments).map(([first, text, at]) => (first ? give : change)({ text, at })),
  fc.constant(remove),
);

it('is idempotent', () => expectIdempotent(surveyAnswerDecider, command));
it('folds events in any order', () => expectTotalEvolve(surveyAnswerDecider, command));
it('is the last accepted one', () => {
  fc.assert(
    fc.property(fc.array(command), (commands) => {
      let wanted: string | null = null;
      for (const { type, data } of commands) {
        if (type === 'delete-survey-answer') wanted = null;
        else if (data.text !== '' && (type === 'answer-survey' || wanted !== null)) wanted = data.text;
      }
      const { state } = run(surveyAnswerDecider, commands);
      expect(state.status === 'answered' ? state.text : null).toBe(wanted);
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { surveyQuestionId } from '../kernel/ids.ts';
import { expectIdempotent, expectTotalEvolve, run } from '../testing/decider-laws.ts';
import { given } from '../testing/given-when-then.ts';
import { later, moments, noon } from '../testing/samples.ts';
import { type SurveyQuestionCommand, type SurveyQuestionEvent, surveyQuestionDecider } from './question.ts';

const questionId = surveyQuestionId('q-growth');
const asked = { questionId, text: '入社して何を学びましたか。', category: 'growth', at: noon };
const reworded = { ...asked, text: 'この一年で何を学びましたか。', at: later };
const created: SurveyQuestionEvent = { type: 'survey-question-created', data: asked };
const deactivated: SurveyQuestionEvent = { type: 'survey-question-deactivated', data: { questionId, at: later } };
const create: SurveyQuestionCommand = { type: 'create-survey-question', data: asked };
const update: SurveyQuestionCommand = { type: 'update-survey-question', data: reworded };
const deactivate: SurveyQuestionCommand = { type: 'deactivate-survey-question', data: { questionId, at: later } };

describe('a survey question', () => {
  it('is created, reworded and deactivated', () => {
    given(surveyQuestionDecider, []).when(create).then([created]);
    given(surveyQuestionDecider, [created])
      .when(update)
      .then([{ type: 'survey-question-updated', data: reworded }]);
    given(surveyQuestionDecider, [created]).when(deactivate).then([deactivated]);
  });
  it('requires a text and a category of the catalogue', () => {
    const asking = (facts: object): SurveyQuestionCommand => ({ ...create, data: { ...asked, ...facts } });
    given(surveyQuestionDecider, [])
      .when(asking({ text: '　' }))
      .thenRefused('required', 'text');
    given(surveyQuestionDecider, [])
      .when(asking({ text: 'あ'.repeat(201) }))
      .thenRefused('too-long', 'text');
    given(surveyQuestionDecider, [])
      .when(asking({ category: 'weather' }))
      .thenRefused('unknown-key', 'category');
  });
  it('rejects changes before it is created and after it is deactivated', () => {
    given(surveyQuestionDecider, []).when(update).thenRefused('survey-question-unknown');
    given(surveyQuestionDecider, []).when(deactivate).thenRefused('survey-question-unknown');
    given(surveyQuestionDecider, [created, deactivated]).when(update).thenRefused('survey-question-inactive');
    given(surveyQuestionDecider, [created])
      .when({ type: 'create-survey-question', data: reworded })
      .thenRefused('survey-question-already-created');
  });
  it('does nothing when nothing would change', () => {
    given(surveyQuestionDecider, [created]).when(create).thenNothing();
    given(surveyQuestionDecider, [created])
      .when({ type: 'update-survey-question', data: { ...asked, at: later } })
      .thenNothing();
    given(surveyQuestionDecider, [created, deactivated]).when(deactivate).thenNothing();
  });
});

const command: fc.Arbitrary<SurveyQuestionCommand> = fc.oneof(
  fc
    .tuple(fc.boolean(), fc.constantFrom('何を学びましたか。', '', '誰と働きますか。'), moments)
    .map(([first, text, at]) => ({
      type: first ? ('create-survey-question' as const) : ('update-survey-question' as const),
      data: { ...asked, text, at },
    })),
  fc.constant(deactivate),
);

it('is idempotent', () => expectIdempotent(surveyQuestionDecider, command));
it('folds events in any order', () => expectTotalEvolve(surveyQuestionDecider, command));
it('is active until it is deactivated, and never again', () => {
  fc.assert(
    fc.property(fc.array(command), (commands) => {
      const { state, events } = run(surveyQuestionDecider, commands);
      const closed = events.findIndex(({ type }) => type === 'survey-question-deactivated');
      expect(closed === -1 || closed === events.length - 1).toBe(true);
      expect(state.status === 'INACTIVE').toBe(closed !== -1);
    }),
  );
});

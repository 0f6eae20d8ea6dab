import { companyId, isOwner, type SurveyEntity, surveyQuestionId, userId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { type AccountViewer, ProblemError } from '@meikan/platform';
import { authorisePage } from '../entities/authorise.ts';
import type { EntityLoader } from '../entities/entity-loader.ts';
import { askedQuestion, companyOf, presentCompany } from '../entities/present.ts';
import { type PreparedCommand, prepare } from '../route/prepared-command.ts';
import type { RequestContext } from '../route/request-context.ts';

/** An answer of somebody to a question; a related company that is left out stays as it is. */
export type Answer = {
  readonly type: 'answer-survey' | 'change-survey-answer';
  readonly questionId: string;
  readonly entity: SurveyEntity;
  readonly text: string;
  readonly relatedCompanyId?: string | null | undefined;
};

export const ownPerson = ({ viewer }: RequestContext): SurveyEntity => ({ kind: 'user', id: userId(viewer.accountId) });

/** @throws ProblemError 403 while the account has no company */
export const ownCompany = async ({ entities, viewer }: RequestContext): Promise<SurveyEntity> => ({
  kind: 'company',
  id: await companyOf(entities, viewer),
});

/** A person speaks for themselves, an owner for the company. @throws ProblemError 403, 404 */
export async function writeAnswer(answer: Answer, { entities, viewer, at }: RequestContext): Promise<PreparedCommand> {
  const { type, entity, text, relatedCompanyId: related } = answer;
  if (entity.kind === 'company') {
    await authorisePage(entities, viewer, entity.id);
    await presentCompany(entities, entity.id);
  }
  const question = await askedQuestion(entities, answer.questionId);
  if (related) await presentCompany(entities, related);
  const questionId = surveyQuestionId(answer.questionId);
  const about = related === undefined ? {} : { relatedCompanyId: related === null ? null : companyId(related) };
  return prepare({
    stream: streams.surveyanswer(questionId, entity.id),
    actingFor: entity.kind === 'company' ? entity.id : undefined,
    command: { type, data: { questionId, entity, text, ...about, question: question.status, at } },
  });
}

async function mayDelete(entities: EntityLoader, viewer: AccountViewer, id: string): Promise<boolean> {
  if (viewer.role === 'admin' || viewer.accountId === id) return true;
  return isOwner((await entities.load(streams.companymembers(companyId(id)))).state, userId(viewer.accountId));
}

/** Somebody else's answer is answered as one that is not there. @throws ProblemError 404 */
export async function deleteAnswer(
  { questionId: question, entityId }: { readonly questionId: string; readonly entityId: string },
  { entities, viewer, at }: RequestContext,
): Promise<PreparedCommand> {
  await askedQuestion(entities, question);
  if (!(await mayDelete(entities, viewer, entityId))) {
    throw new ProblemError({ code: 'not-found', detail: 'この回答は見つかりませんでした。' });
  }
  const { state } = await entities.load(streams.user(userId(entityId)));
  const entity: SurveyEntity =
    state.status === 'none' ? { kind: 'company', id: companyId(entityId) } : { kind: 'user', id: userId(entityId) };
  const questionId = surveyQuestionId(question);
  return prepare({
    stream: streams.surveyanswer(questionId, entity.id),
    actingFor: entity.kind === 'company' ? entity.id : undefined,
    command: { type: 'delete-survey-answer', data: { questionId, entity, at } },
  });
}

import { companyId, isOwner, type SurveyEntity, surveyQuestionId, userId } from '@meikan/domain';
import { specs, streams } from '@meikan/event-log';
import { type AccountViewer, ProblemError } from '@meikan/platform';
import type { Circumstances } from '../batch/wire-command.ts';
import { type PreparedCommand, prepare } from '../edge/prepared-command.ts';
import { authorisePage } from '../world/authorise.ts';
import { askedQuestion, companyOf, presentCompany } from '../world/present.ts';
import type { World } from '../world/world.ts';

/** An answer of somebody to a question; a related company that is left out stays as it is. */
export type Answer = {
  readonly type: 'answer-survey' | 'change-survey-answer';
  readonly questionId: string;
  readonly entity: SurveyEntity;
  readonly text: string;
  readonly relatedCompanyId?: string | null | undefined;
};

export const ownPerson = ({ viewer }: Circumstances): SurveyEntity => ({ kind: 'user', id: userId(viewer.accountId) });

/** @throws ProblemError 403 while the account has no company */
export const ownCompany = async ({ world, viewer }: Circumstances): Promise<SurveyEntity> => ({
  kind: 'company',
  id: await companyOf(world, viewer),
});

/** A person speaks for themselves, an owner for the company. @throws ProblemError 403, 404 */
export async function writeAnswer(answer: Answer, { world, viewer, at }: Circumstances): Promise<PreparedCommand> {
  const { type, entity, text, relatedCompanyId: related } = answer;
  if (entity.kind === 'company') {
    await authorisePage(world, viewer, entity.id);
    await presentCompany(world, entity.id);
  }
  const question = await askedQuestion(world, answer.questionId);
  if (related) await presentCompany(world, related);
  const questionId = surveyQuestionId(answer.questionId);
  const about = related === undefined ? {} : { relatedCompanyId: related === null ? null : companyId(related) };
  return prepare({
    spec: specs.surveyanswer,
    stream: streams.surveyanswer(questionId, entity.id),
    actingFor: entity.kind === 'company' ? entity.id : undefined,
    command: { type, data: { questionId, entity, text, ...about, question: question.status, at } },
  });
}

async function mayDelete(world: World, viewer: AccountViewer, id: string): Promise<boolean> {
  if (viewer.role === 'admin' || viewer.accountId === id) return true;
  return isOwner((await world.members(id)).state, userId(viewer.accountId));
}

/** Somebody else's answer is answered as one that is not there (H15). @throws ProblemError 404 */
export async function deleteAnswer(
  { questionId: question, entityId }: { readonly questionId: string; readonly entityId: string },
  { world, viewer, at }: Circumstances,
): Promise<PreparedCommand> {
  await askedQuestion(world, question);
  if (!(await mayDelete(world, viewer, entityId))) {
    throw new ProblemError({ code: 'not-found', detail: 'この回答は見つかりませんでした。' });
  }
  const { state } = await world.user(entityId);
  const entity: SurveyEntity =
    state.status === 'none' ? { kind: 'company', id: companyId(entityId) } : { kind: 'user', id: userId(entityId) };
  const questionId = surveyQuestionId(question);
  return prepare({
    spec: specs.surveyanswer,
    stream: streams.surveyanswer(questionId, entity.id),
    actingFor: entity.kind === 'company' ? entity.id : undefined,
    command: { type: 'delete-survey-answer', data: { questionId, entity, at } },
  });
}

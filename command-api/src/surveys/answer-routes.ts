import {
  answerAsCompany,
  answerAsOwnCompany,
  answerAsPerson,
  changeAnswerOfCompany,
  changeAnswerOfOwnCompany,
  changeAnswerOfPerson,
  deleteAnswerOfEntity,
  type GivenSurveyAnswer,
} from '@meikan/contracts';
import { companyId, type SurveyEntity, surveyQuestionId, userId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import type { FastifyInstance } from 'fastify';
import type { Sent } from '../route/applied.ts';
import { commandRoute, type RouteContext } from '../route/command-route.ts';
import type { CommandApiDeps } from '../route/deps.ts';
import { type Answer, deleteAnswer, ownCompany, ownPerson, writeAnswer } from './answer-commands.ts';

type Kind = SurveyEntity['kind'];
/** `entityOf` is asked for a new answer only: by its repeat the sender may speak for another company. */
type Writing = Omit<Answer, 'entity'> & { readonly entityOf: () => SurveyEntity | Promise<SurveyEntity> };

async function givenAt(
  { entities }: RouteContext,
  kind: Kind,
  questionId: string,
  sent: Sent,
): Promise<GivenSurveyAnswer> {
  const id = sent.stream.slice(`surveyanswer-${questionId}_`.length);
  const entity = kind === 'user' ? userId(id) : companyId(id);
  const { state } = await entities.load(streams.surveyanswer(surveyQuestionId(questionId), entity), sent.revision);
  if (state.status !== 'answered') throw new Error(`no answer where one was just written: ${id}`);
  const { relatedCompanyId, text, updatedAt } = state;
  return { id, ofEntity: { entityId: id, kind }, relatedCompanyId, text, updatedAt };
}

async function send(context: RouteContext, kind: Kind, { entityOf, ...answer }: Writing) {
  const applied = await context.send(async () => writeAnswer({ ...answer, entity: await entityOf() }, context));
  return { payload: await givenAt(context, kind, answer.questionId, applied), applied };
}

const company = (id: string): SurveyEntity => ({ kind: 'company', id: companyId(id) });
const first = 'answer-survey' as const;
const again = 'change-survey-answer' as const;

export function surveyAnswerRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  for (const { call, type } of [
    { call: answerAsPerson, type: first },
    { call: changeAnswerOfPerson, type: again },
  ]) {
    commandRoute(app, deps, call, ({ params, body }, context) =>
      send(context, 'user', { type, ...params, ...body, entityOf: () => ownPerson(context) }),
    );
  }
  for (const { call, type } of [
    { call: answerAsOwnCompany, type: first },
    { call: changeAnswerOfOwnCompany, type: again },
  ]) {
    commandRoute(app, deps, call, ({ params, body }, context) =>
      send(context, 'company', { type, ...params, ...body, entityOf: () => ownCompany(context) }),
    );
  }
  commandRoute(app, deps, answerAsCompany, ({ params: { questionId, entityId }, body }, context) =>
    send(context, 'company', { type: first, questionId, ...body, entityOf: () => company(entityId) }),
  );
  commandRoute(app, deps, changeAnswerOfCompany, ({ params: { questionId, answerId }, body }, context) =>
    send(context, 'company', { type: again, questionId, ...body, entityOf: () => company(answerId) }),
  );
  commandRoute(app, deps, deleteAnswerOfEntity, async ({ params: { questionId }, query: { entityId } }, context) => {
    const applied = await context.send(() => deleteAnswer({ questionId, entityId }, context));
    return { payload: { deletedId: entityId }, applied };
  });
}

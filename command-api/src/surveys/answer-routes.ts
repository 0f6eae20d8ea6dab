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
import { companyId, type SurveyEntity } from '@meikan/domain';
import type { FastifyInstance } from 'fastify';
import { commandRoute, type Edge } from '../edge/command-route.ts';
import type { CommandApiDeps } from '../edge/deps.ts';
import type { AsOf } from '../world/world.ts';
import { type Answer, deleteAnswer, ownCompany, ownPerson, writeAnswer } from './answer-commands.ts';

async function givenAt({ world }: Edge, { questionId, entity }: Answer, asOf: AsOf): Promise<GivenSurveyAnswer> {
  const { state } = await world.surveyAnswer(questionId, entity.id, asOf);
  if (state.status !== 'answered') throw new Error(`no answer where one was just written: ${entity.id}`);
  const { relatedCompanyId, text, updatedAt } = state;
  return { id: entity.id, ofEntity: { entityId: entity.id, kind: entity.kind }, relatedCompanyId, text, updatedAt };
}

async function send(edge: Edge, answer: Answer) {
  const landed = await edge.send(() => writeAnswer(answer, edge));
  return { payload: await givenAt(edge, answer, landed.revision), landed };
}

const company = (id: string): SurveyEntity => ({ kind: 'company', id: companyId(id) });
const first = 'answer-survey' as const;
const again = 'change-survey-answer' as const;

export function surveyAnswerRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  for (const { call, type } of [
    { call: answerAsPerson, type: first },
    { call: changeAnswerOfPerson, type: again },
  ]) {
    commandRoute(app, deps, call, ({ params, body }, edge) =>
      send(edge, { type, ...params, ...body, entity: ownPerson(edge) }),
    );
  }
  for (const { call, type } of [
    { call: answerAsOwnCompany, type: first },
    { call: changeAnswerOfOwnCompany, type: again },
  ]) {
    commandRoute(app, deps, call, async ({ params, body }, edge) =>
      send(edge, { type, ...params, ...body, entity: await ownCompany(edge) }),
    );
  }
  commandRoute(app, deps, answerAsCompany, ({ params: { questionId, entityId }, body }, edge) =>
    send(edge, { type: first, questionId, ...body, entity: company(entityId) }),
  );
  commandRoute(app, deps, changeAnswerOfCompany, ({ params: { questionId, answerId }, body }, edge) =>
    send(edge, { type: again, questionId, ...body, entity: company(answerId) }),
  );
  commandRoute(app, deps, deleteAnswerOfEntity, async ({ params: { questionId }, query: { entityId } }, edge) => {
    const landed = await edge.send(() => deleteAnswer({ questionId, entityId }, edge));
    return { payload: { deletedId: entityId }, landed };
  });
}

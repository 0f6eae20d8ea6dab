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
import type { Sent } from '../edge/landed.ts';
import { type Answer, deleteAnswer, ownCompany, ownPerson, writeAnswer } from './answer-commands.ts';

type Kind = SurveyEntity['kind'];
/** `entityOf` is asked for a new answer only: by its repeat the sender may speak for another company. */
type Wish = Omit<Answer, 'entity'> & { readonly entityOf: () => SurveyEntity | Promise<SurveyEntity> };

async function givenAt({ world }: Edge, kind: Kind, questionId: string, sent: Sent): Promise<GivenSurveyAnswer> {
  const id = sent.stream.slice(`surveyanswer-${questionId}_`.length);
  const { state } = await world.surveyAnswer(questionId, id, sent.revision);
  if (state.status !== 'answered') throw new Error(`no answer where one was just written: ${id}`);
  const { relatedCompanyId, text, updatedAt } = state;
  return { id, ofEntity: { entityId: id, kind }, relatedCompanyId, text, updatedAt };
}

async function send(edge: Edge, kind: Kind, { entityOf, ...answer }: Wish) {
  const landed = await edge.send(async () => writeAnswer({ ...answer, entity: await entityOf() }, edge));
  return { payload: await givenAt(edge, kind, answer.questionId, landed), landed };
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
      send(edge, 'user', { type, ...params, ...body, entityOf: () => ownPerson(edge) }),
    );
  }
  for (const { call, type } of [
    { call: answerAsOwnCompany, type: first },
    { call: changeAnswerOfOwnCompany, type: again },
  ]) {
    commandRoute(app, deps, call, ({ params, body }, edge) =>
      send(edge, 'company', { type, ...params, ...body, entityOf: () => ownCompany(edge) }),
    );
  }
  commandRoute(app, deps, answerAsCompany, ({ params: { questionId, entityId }, body }, edge) =>
    send(edge, 'company', { type: first, questionId, ...body, entityOf: () => company(entityId) }),
  );
  commandRoute(app, deps, changeAnswerOfCompany, ({ params: { questionId, answerId }, body }, edge) =>
    send(edge, 'company', { type: again, questionId, ...body, entityOf: () => company(answerId) }),
  );
  commandRoute(app, deps, deleteAnswerOfEntity, async ({ params: { questionId }, query: { entityId } }, edge) => {
    const landed = await edge.send(() => deleteAnswer({ questionId, entityId }, edge));
    return { payload: { deletedId: entityId }, landed };
  });
}

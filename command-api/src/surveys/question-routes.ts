import { createSurveyQuestion, deactivateSurveyQuestion, updateSurveyQuestion } from '@meikan/contracts';
import type { FastifyInstance } from 'fastify';
import { commandRoute, type Edge } from '../edge/command-route.ts';
import type { CommandApiDeps } from '../edge/deps.ts';
import type { Landed } from '../edge/landed.ts';
import { askedQuestion } from '../world/present.ts';
import { deactivateQuestion, writeQuestion } from './question-commands.ts';

async function toldOf({ world }: Edge, id: string, landed: Landed) {
  return { payload: { id, ...(await askedQuestion(world, id, landed.revision)) }, landed };
}

/** A new question's id is its command's: a repeat of the call means the same question. */
export function surveyQuestionRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  commandRoute(app, deps, createSurveyQuestion, async ({ body }, edge) => {
    const id = edge.commandId;
    return toldOf(edge, id, await edge.send(async () => writeQuestion('create-survey-question', id, body, edge)));
  });
  commandRoute(app, deps, updateSurveyQuestion, async ({ params: { id }, body }, edge) =>
    toldOf(edge, id, await edge.send(async () => writeQuestion('update-survey-question', id, body, edge))),
  );
  commandRoute(app, deps, deactivateSurveyQuestion, async ({ params: { id } }, edge) =>
    toldOf(edge, id, await edge.send(async () => deactivateQuestion(id, edge))),
  );
}

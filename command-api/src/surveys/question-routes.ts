import { createSurveyQuestion, deactivateSurveyQuestion, updateSurveyQuestion } from '@meikan/contracts';
import type { FastifyInstance } from 'fastify';
import { askedQuestion } from '../entities/present.ts';
import type { Applied } from '../route/applied.ts';
import { commandRoute, type RouteContext } from '../route/command-route.ts';
import type { CommandApiDeps } from '../route/deps.ts';
import { deactivateQuestion, writeQuestion } from './question-commands.ts';

async function toldOf({ entities }: RouteContext, id: string, applied: Applied) {
  return { payload: { id, ...(await askedQuestion(entities, id, applied.revision)) }, applied };
}

/** A new question's id is its command's: a repeat of the call means the same question. */
export function surveyQuestionRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  commandRoute(app, deps, createSurveyQuestion, async ({ body }, context) => {
    const id = context.commandId;
    return toldOf(
      context,
      id,
      await context.send(async () => writeQuestion('create-survey-question', id, body, context)),
    );
  });
  commandRoute(app, deps, updateSurveyQuestion, async ({ params: { id }, body }, context) =>
    toldOf(context, id, await context.send(async () => writeQuestion('update-survey-question', id, body, context))),
  );
  commandRoute(app, deps, deactivateSurveyQuestion, async ({ params: { id } }, context) =>
    toldOf(context, id, await context.send(async () => deactivateQuestion(id, context))),
  );
}

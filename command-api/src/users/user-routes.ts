import {
  activateUser,
  disableUser,
  setProfilePublished,
  setRequestUpdate,
  setWorkExperiences,
  updateProfile,
  updateSns,
} from '@meikan/contracts';
import type { FastifyInstance } from 'fastify';
import { presentUser } from '../entities/present.ts';
import { revisionText } from '../route/applied.ts';
import { commandRoute } from '../route/command-route.ts';
import type { CommandApiDeps } from '../route/deps.ts';
import { turn } from '../route/turn.ts';
import {
  prepareDisabling,
  prepareRequestUpdate,
  setProfilePublishedCommand,
  setWorkExperiencesCommand,
  updateProfileCommand,
  updateSnsCommand,
} from './user-commands.ts';

export function userRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  commandRoute(app, deps, updateProfile, async ({ body }, context) => {
    const id = context.viewer.accountId;
    const applied = await context.send(() => updateProfileCommand.prepare({ userId: id, changes: body }, context));
    return { payload: { id, revision: revisionText(applied) }, applied };
  });
  commandRoute(app, deps, updateSns, async ({ body }, context) => {
    const id = context.viewer.accountId;
    const applied = await context.send(() => updateSnsCommand.prepare({ userId: id, changes: body }, context));
    return { payload: { id, revision: revisionText(applied) }, applied };
  });
  commandRoute(app, deps, setWorkExperiences, async ({ params: { id }, body }, context) => {
    const applied = await context.send(() => setWorkExperiencesCommand.prepare({ userId: id, changes: body }, context));
    const { sections } = await presentUser(context.entities, id, context.viewer, applied.revision);
    const workExperiences = sections['work-experiences'].map(({ companyName, jobTitle, jobOverview, duration }) => ({
      companyName,
      jobTitle: jobTitle ?? '',
      jobOverview: jobOverview ?? '',
      duration,
    }));
    return { payload: { workExperiences, revision: revisionText(applied) }, applied };
  });
  commandRoute(app, deps, setProfilePublished, async ({ body }, context) => {
    const id = context.viewer.accountId;
    const { on, applied } = await turn(context, body?.value, {
      isOn: async (asOf) => !(await presentUser(context.entities, id, context.viewer, asOf)).isDraft,
      prepare: (value) => setProfilePublishedCommand.prepare({ value }, context),
    });
    return { payload: { isDraft: !on }, applied };
  });
  adminRoutes(app, deps);
}

function adminRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  for (const { call, disabled } of [
    { call: disableUser, disabled: true },
    { call: activateUser, disabled: false },
  ]) {
    commandRoute(app, deps, call, async ({ params: { id }, body }, context) => {
      const applied = await context.send(() =>
        prepareDisabling({ userId: id, disabled, reason: body?.reason ?? null }, context),
      );
      return { payload: { id, disabled }, applied };
    });
  }
  commandRoute(app, deps, setRequestUpdate, async ({ body: { userId, value } }, context) => {
    const { on, applied } = await turn(context, value, {
      isOn: async (asOf) => (await presentUser(context.entities, userId, context.viewer, asOf)).isRequestUpdate,
      prepare: (wanted) => prepareRequestUpdate({ userId, value: wanted }, context),
    });
    return { payload: { isRequestUpdate: on }, applied };
  });
}

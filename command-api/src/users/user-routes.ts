import {
  activateUser,
  disableUser,
  setRequestUpdate,
  setWorkExperiences,
  updateProfile,
  updateSns,
} from '@meikan/contracts';
import type { FastifyInstance } from 'fastify';
import { commandRoute } from '../edge/command-route.ts';
import type { CommandApiDeps } from '../edge/deps.ts';
import { revisionText } from '../edge/send.ts';
import { presentUser } from '../world/present.ts';
import {
  setUserDisabledCommand,
  setUserRequestUpdateCommand,
  setWorkExperiencesCommand,
  updateProfileCommand,
  updateSnsCommand,
} from './user-commands.ts';

export function userRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  commandRoute(app, deps, updateProfile, async ({ body }, edge) => {
    const id = edge.viewer.accountId;
    const landed = await edge.send(updateProfileCommand, { userId: id, changes: body });
    return { payload: { id, revision: revisionText(landed) }, landed };
  });
  commandRoute(app, deps, updateSns, async ({ body }, edge) => {
    const id = edge.viewer.accountId;
    const landed = await edge.send(updateSnsCommand, { userId: id, changes: body });
    return { payload: { id, revision: revisionText(landed) }, landed };
  });
  commandRoute(app, deps, setWorkExperiences, async ({ params: { id }, body }, edge) => {
    const landed = await edge.send(setWorkExperiencesCommand, { userId: id, changes: body });
    const { sections } = await presentUser(edge.world, id, edge.viewer);
    const workExperiences = sections['work-experiences'].map(({ companyName, jobTitle, jobOverview, duration }) => ({
      companyName,
      jobTitle: jobTitle ?? '',
      jobOverview: jobOverview ?? '',
      duration,
    }));
    return { payload: { workExperiences, revision: revisionText(landed) }, landed };
  });
  adminRoutes(app, deps);
}

function adminRoutes(app: FastifyInstance, deps: CommandApiDeps): void {
  for (const { call, disabled } of [
    { call: disableUser, disabled: true },
    { call: activateUser, disabled: false },
  ]) {
    commandRoute(app, deps, call, async ({ params: { id }, body }, edge) => {
      const landed = await edge.send(setUserDisabledCommand, { userId: id, disabled, reason: body?.reason ?? null });
      return { payload: { id, disabled }, landed };
    });
  }
  commandRoute(app, deps, setRequestUpdate, async ({ body: { userId, value } }, edge) => {
    const before = await presentUser(edge.world, userId, edge.viewer);
    const wanted = value ?? !before.isRequestUpdate;
    const landed = await edge.send(setUserRequestUpdateCommand, { userId, value: wanted });
    return {
      payload: { isRequestUpdate: (await presentUser(edge.world, userId, edge.viewer)).isRequestUpdate },
      landed,
    };
  });
}

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
import { revisionText } from '../edge/landed.ts';
import { presentUser } from '../world/present.ts';
import type { AsOf } from '../world/world.ts';
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
    const landed = await edge.send(() => updateProfileCommand.prepare({ userId: id, changes: body }, edge));
    return { payload: { id, revision: revisionText(landed) }, landed };
  });
  commandRoute(app, deps, updateSns, async ({ body }, edge) => {
    const id = edge.viewer.accountId;
    const landed = await edge.send(() => updateSnsCommand.prepare({ userId: id, changes: body }, edge));
    return { payload: { id, revision: revisionText(landed) }, landed };
  });
  commandRoute(app, deps, setWorkExperiences, async ({ params: { id }, body }, edge) => {
    const landed = await edge.send(() => setWorkExperiencesCommand.prepare({ userId: id, changes: body }, edge));
    const { sections } = await presentUser(edge.world, id, edge.viewer, landed.revision);
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
      const landed = await edge.send(() =>
        setUserDisabledCommand.prepare({ userId: id, disabled, reason: body?.reason ?? null }, edge),
      );
      return { payload: { id, disabled }, landed };
    });
  }
  commandRoute(app, deps, setRequestUpdate, async ({ body: { userId, value } }, edge) => {
    const isOn = async (asOf?: AsOf) => (await presentUser(edge.world, userId, edge.viewer, asOf)).isRequestUpdate;
    const landed = await edge.send(async () =>
      setUserRequestUpdateCommand.prepare({ userId, value: value ?? !(await isOn()) }, edge),
    );
    return { payload: { isRequestUpdate: await isOn(landed.revision) }, landed };
  });
}

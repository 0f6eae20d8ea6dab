import { idField, reasonField, sectionOfSns, sectionOfWork, sectionsOfProfile } from '@meikan/contracts';
import { type ProfileSectionChange, sequence, userId } from '@meikan/domain';
import { specs, streams } from '@meikan/event-log';
import { z } from 'zod';
import { type Circumstances, queued, wireCommand } from '../batch/wire-command.ts';
import { type PreparedCommand, prepare } from '../edge/prepared-command.ts';
import { checkOwnPictures } from '../pictures/own-pictures.ts';
import { authoriseProfile } from '../world/authorise.ts';
import { presentUser, registeredUser } from '../world/present.ts';
import { picturesOfChanges, picturesOfProfile } from './profile-pictures.ts';

/** All sections of one call change together or not at all. */
const profile = { ...specs.user, decider: sequence(specs.user.decider) };

const target = { userId: idField('利用者') };

function changeSections(
  id: string,
  sections: readonly ProfileSectionChange[],
  madeOf?: bigint | null,
): PreparedCommand {
  return prepare({
    spec: profile,
    stream: streams.user(userId(id)),
    command: sections.map((data) => ({ type: 'change-profile-section' as const, data })),
    madeOf,
  });
}

async function ownProfile(id: string, { world, viewer }: Circumstances) {
  authoriseProfile(id, viewer);
  return registeredUser(world, id, viewer);
}

export const updateProfileCommand = wireCommand({
  ...queued('update-profile'),
  roles: ['general', 'admin'],
  async prepare({ userId: id, changes }, circumstances) {
    const { state, revision } = await ownProfile(id, circumstances);
    checkOwnPictures(circumstances.viewer, picturesOfChanges(changes), picturesOfProfile(state));
    return changeSections(id, sectionsOfProfile(changes, state.sections), revision);
  },
});

export const updateSnsCommand = wireCommand({
  ...queued('update-sns'),
  roles: ['general', 'admin'],
  async prepare({ userId: id, changes }, circumstances) {
    const { state, revision } = await ownProfile(id, circumstances);
    return changeSections(id, [sectionOfSns(changes, state.sections)], revision);
  },
});

export const setWorkExperiencesCommand = wireCommand({
  ...queued('set-work-experiences'),
  async prepare({ userId: id, changes }, circumstances) {
    await ownProfile(id, circumstances);
    return changeSections(id, [sectionOfWork(changes)]);
  },
});

const reason = reasonField.nullable().default(null);

/** An admin takes a profile out of sight, or brings it back. The route's rule has made sure that it is an admin. */
export const setUserDisabledCommand = wireCommand({
  type: 'set-user-disabled',
  v: 1,
  data: z.strictObject({ ...target, disabled: z.boolean(), reason }),
  async prepare(data, { world, viewer }) {
    await presentUser(world, data.userId, viewer);
    const { disabled } = data;
    return prepare({
      spec: specs.user,
      stream: streams.user(userId(data.userId)),
      command: { type: 'set-user-disabled', data: { disabled, reason: data.reason } },
      reason: data.reason,
    });
  },
});

export const setUserRequestUpdateCommand = wireCommand({
  type: 'set-user-request-update',
  v: 1,
  data: z.strictObject({ ...target, value: z.boolean() }),
  async prepare({ userId: id, value }, { world, viewer }) {
    await presentUser(world, id, viewer);
    return prepare({
      spec: specs.user,
      stream: streams.user(userId(id)),
      command: { type: 'set-user-request-update', data: { value } },
    });
  },
});

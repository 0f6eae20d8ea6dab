import { profileChanges, profileFieldsOf, sectionOfSns, sectionOfWork, sectionsOfProfile } from '@meikan/contracts';
import { type ProfileSectionChange, userId } from '@meikan/domain';
import { inSequence, streams } from '@meikan/event-log';
import { wireCommand } from '../batch/wire-command.ts';
import { authoriseProfile } from '../entities/authorise.ts';
import { presentUser, registeredUser } from '../entities/present.ts';
import { picturesIn } from '../pictures/named-pictures.ts';
import { checkOwnPictures } from '../pictures/own-pictures.ts';
import { type PreparedCommand, prepare } from '../route/prepared-command.ts';
import type { RequestContext } from '../route/request-context.ts';

/** All sections of one call change together or not at all. */
function changeSections(
  id: string,
  sections: readonly ProfileSectionChange[],
  madeOf?: bigint | null,
): PreparedCommand {
  return prepare({
    stream: inSequence(streams.user(userId(id))),
    command: sections.map((data) => ({ type: 'change-profile-section' as const, data })),
    madeOf,
  });
}

async function ownProfile(id: string, { entities, viewer }: RequestContext) {
  authoriseProfile(id, viewer);
  return registeredUser(entities, id, viewer);
}

export const updateProfileCommand = wireCommand('update-profile', {
  roles: ['general', 'admin'],
  async prepare({ userId: id, changes }, context) {
    const { state, revision } = await ownProfile(id, context);
    const standing = picturesIn(profileChanges, profileFieldsOf(state.sections));
    checkOwnPictures(context.viewer, picturesIn(profileChanges, changes), standing);
    return changeSections(id, sectionsOfProfile(changes, state.sections), revision);
  },
});

export const updateSnsCommand = wireCommand('update-sns', {
  roles: ['general', 'admin'],
  async prepare({ userId: id, changes }, context) {
    const { state, revision } = await ownProfile(id, context);
    return changeSections(id, [sectionOfSns(changes, state.sections)], revision);
  },
});

export const setWorkExperiencesCommand = wireCommand('set-work-experiences', {
  async prepare({ userId: id, changes }, context) {
    await ownProfile(id, context);
    return changeSections(id, [sectionOfWork(changes)]);
  },
});

/** Everybody publishes their own profile alone. */
export const setProfilePublishedCommand = wireCommand('set-profile-published', {
  roles: ['general'],
  async prepare({ value }, { viewer, at }) {
    return prepare({
      stream: streams.user(userId(viewer.accountId)),
      command: { type: 'set-user-published', data: { value, at } },
    });
  },
});

/** An admin takes a profile out of sight, or brings it back. The route's rule has made sure that it is an admin. */
export async function prepareDisabling(
  {
    userId: id,
    disabled,
    reason,
  }: { readonly userId: string; readonly disabled: boolean; readonly reason: string | null },
  { entities, viewer }: RequestContext,
): Promise<PreparedCommand> {
  await presentUser(entities, id, viewer);
  return prepare({
    stream: streams.user(userId(id)),
    command: { type: 'set-user-disabled', data: { disabled, reason } },
    reason,
  });
}

export async function prepareRequestUpdate(
  { userId: id, value }: { readonly userId: string; readonly value: boolean },
  { entities, viewer }: RequestContext,
): Promise<PreparedCommand> {
  await presentUser(entities, id, viewer);
  return prepare({
    stream: streams.user(userId(id)),
    command: { type: 'set-user-request-update', data: { value } },
  });
}

/** What a phone may queue of a profile. */
export const profileCommands = [
  setProfilePublishedCommand,
  updateProfileCommand,
  updateSnsCommand,
  setWorkExperiencesCommand,
];

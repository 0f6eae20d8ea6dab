import { accepted, type Decider, type Decision, refused, unreachable } from '../kernel/decider.ts';
import { decideRssConfig } from '../rss/decide.ts';
import { proposeChange } from '../sections/table.ts';
import { refusalOf } from '../validation/checked.ts';
import { handle } from '../validation/handle.ts';
import { limits } from '../validation/limits.ts';
import { line } from '../validation/text.ts';
import type { ChangeProfileSection, RegisterUser, UserCommand, UserRefusal } from './commands.ts';
import type { UserEvent } from './events.ts';
import { profileSections } from './sections.ts';
import { evolveUser, isPresent, noUser, type PresentUser, type User } from './user.ts';

type UserDecision = Decision<UserEvent, UserRefusal>;

function decideUser(command: UserCommand, state: User): UserDecision {
  if (command.type === 'register-user') return registerUser(command, state);
  if (command.type === 'erase-user' && state.status === 'erased') return accepted();
  return isPresent(state) ? decidePresent(command, state) : refused({ code: 'user-unknown' });
}

function decidePresent(command: Exclude<UserCommand, RegisterUser>, state: PresentUser): UserDecision {
  switch (command.type) {
    case 'change-profile-section':
      return changeSection(command, state);
    case 'set-user-published': {
      const { value, at } = command.data;
      if (value === !state.isDraft) return accepted();
      return accepted({ type: value ? 'user-published' : 'user-unpublished', data: { at } });
    }
    case 'set-user-disabled': {
      const { disabled, reason } = command.data;
      if (disabled === (state.status === 'hidden')) return accepted();
      return accepted({ type: disabled ? 'user-disabled' : 'user-activated', data: { reason } });
    }
    case 'set-user-request-update': {
      const { value } = command.data;
      return value === state.isRequestUpdate
        ? accepted()
        : accepted({ type: 'user-request-update-set', data: { value } });
    }
    case 'set-user-leaving': {
      const { leaving, at } = command.data;
      if (leaving === state.isLeaving) return accepted();
      return accepted({ type: leaving ? 'user-leaving' : 'user-stayed', data: { at } });
    }
    case 'erase-user':
      return accepted({ type: 'user-erased', data: command.data });
    case 'set-rss-config':
      return decideRssConfig('user', command, state.rssConfigs);
    default:
      return unreachable(command);
  }
}

function registerUser({ data }: RegisterUser, state: User): UserDecision {
  const username = handle(data.username);
  if (!username.ok) return refused({ code: username.code, field: 'username' });
  const name = line(limits.name)(data.name);
  if (!name.ok) return refused({ code: name.code, field: 'name' });
  if (state.status === 'none') {
    const { userId, joinedAt, isDraft } = data;
    return accepted({
      type: 'user-registered',
      data: { userId, username: username.value, name: name.value, joinedAt, isDraft },
    });
  }
  const same = isPresent(state) && state.userId === data.userId && state.username === username.value;
  return same ? accepted() : refused({ code: 'user-already-registered' });
}

function changeSection({ data }: ChangeProfileSection, state: PresentUser): UserDecision {
  const proposed = proposeChange(profileSections, state.sections, data);
  if (!proposed.ok) return refused(refusalOf(proposed));
  return proposed.value === null ? accepted() : accepted(proposed.value);
}

export const userDecider: Decider<User, UserCommand, UserEvent, UserRefusal> = {
  initial: noUser,
  evolve: evolveUser,
  decide: decideUser,
};

import { describe, expect, it } from 'vitest';
import { fold, given } from '../testing/given-when-then.ts';
import { later, mio, noon, sora } from '../testing/samples.ts';
import { userDecider } from './decide.ts';
import type { UserEvent } from './events.ts';
import { isPresent, isSeen } from './user.ts';

const registered: UserEvent = {
  type: 'user-registered',
  data: { userId: mio, username: 'kurosaki-mio', name: '黒﨑 澪', joinedAt: noon, isDraft: false },
};
const user = (...events: readonly UserEvent[]) => given(userDecider, [registered, ...events]);

describe('register-user', () => {
  const register = { type: 'register-user', data: registered.data } as const;
  it('registers a person with a folded handle and a cleaned name', () => {
    const typed = { ...register.data, username: ' ＫＵＲＯＳＡＫＩ－mio ', name: '黒﨑 澪\u202E' };
    given(userDecider, []).when({ type: 'register-user', data: typed }).then([registered]);
  });
  it('rejects a second person in the stream', () => {
    user()
      .when({ type: 'register-user', data: { ...register.data, userId: sora } })
      .thenRefused('user-already-registered');
  });
  it('rejects a handle that could be mistaken for the product', () => {
    given(userDecider, [])
      .when({ type: 'register-user', data: { ...register.data, username: 'Admin' } })
      .thenRefused('reserved-handle', 'username');
  });
  it('does nothing for the same person at a later time', () => {
    user()
      .when({ type: 'register-user', data: { ...register.data, joinedAt: later } })
      .thenNothing();
  });
});

describe('change-profile-section', () => {
  const basics = (value: object) => ({ type: 'change-profile-section', data: { section: 'basics', value } }) as const;
  const hobbies = (...value: readonly string[]) =>
    ({ type: 'change-profile-section', data: { section: 'hobbies', value } }) as const;

  it('records only changed fields, cleaned', () => {
    user()
      .when(basics({ name: '黒﨑 澪', job: ' エンジニア\u0007 ', hiringUrl: '' }))
      .then([{ type: 'profile-basics-changed', data: { changes: { job: 'エンジニア' } } }]);
  });
  it('replaces a list as a whole, each key once', () => {
    user()
      .when(hobbies('hiking', 'onsen', 'hiking'))
      .then([{ type: 'profile-hobbies-changed', data: { value: ['hiking', 'onsen'] } }]);
  });
  it('drops incomplete rows', () => {
    const start = { start: '2021/04', end: null };
    const row = { companyId: null, companyName: 'つつじソフト', jobTitle: null, jobOverview: null, duration: start };
    user()
      .when({
        type: 'change-profile-section',
        data: { section: 'work-experiences', value: [{ ...row, companyName: ' ' }, row] },
      })
      .then([
        {
          type: 'profile-work-experiences-changed',
          data: { value: [{ ...row, duration: { start: '2021-04', end: null } }] },
        },
      ]);
  });
  it('rejects invalid values and names the field', () => {
    user().when(hobbies('hiking', 'alchemy')).thenRefused('unknown-key', 'hobbies.1');
    user()
      .when(basics({ name: ' ' }))
      .thenRefused('required', 'basics.name');
    user()
      .when(basics({ companyWebsite: 'javascript:alert(1)' }))
      .thenRefused('unsafe-url', 'basics.companyWebsite');
    user()
      .when(basics({ isVerified: true }))
      .thenRefused('unknown-field', 'basics.isVerified');
  });
  it('rejects an unknown person', () => {
    given(userDecider, []).when(hobbies('hiking')).thenRefused('user-unknown');
  });
  it('does nothing when nothing would change', () => {
    user({ type: 'profile-hobbies-changed', data: { value: ['onsen'] } })
      .when(hobbies('onsen'))
      .thenNothing();
    user()
      .when(basics({ name: '黒﨑 澪', avatar: null }))
      .thenNothing();
    user().when(basics({})).thenNothing();
  });
  it('changes one social account and leaves the others', () => {
    const twitter = { label: 'X', value: 'mio_kurosaki_ex', follower: 2380, confirmedDate: '2026-09-23' };
    user({ type: 'profile-sns-changed', data: { changes: { twitter } } })
      .when({ type: 'change-profile-section', data: { section: 'sns', value: { twitter, website: null } } })
      .thenNothing();
  });
});

describe('set-user-published', () => {
  const set = (value: boolean) => ({ type: 'set-user-published', data: { value, at: noon } }) as const;
  const published: UserEvent = { type: 'user-published', data: { at: noon } };
  const unpublished: UserEvent = { type: 'user-unpublished', data: { at: noon } };
  const draft: UserEvent = { type: 'user-registered', data: { ...registered.data, isDraft: true } };
  it('shows a draft', () => given(userDecider, [draft]).when(set(true)).then([published]));
  it('makes a draft of a profile', () => user().when(set(false)).then([unpublished]));
  it('rejects where there is no profile', () => given(userDecider, []).when(set(true)).thenRefused('user-unknown'));
  it('does nothing when nothing would change', () => {
    user().when(set(true)).thenNothing();
    given(userDecider, [draft]).when(set(false)).thenNothing();
  });
  it('leaves hidden what an admin hid', () => {
    const hidden: UserEvent = { type: 'user-disabled', data: { reason: null } };
    const state = fold(userDecider, userDecider.initial, [draft, hidden, published]);
    expect(isPresent(state) && isSeen(state)).toBe(false);
  });
});

describe('set-user-leaving', () => {
  const set = (leaving: boolean) => ({ type: 'set-user-leaving', data: { leaving, at: noon } }) as const;
  const leaving: UserEvent = { type: 'user-leaving', data: { at: noon } };
  it('takes the profile of who leaves out of sight, and brings it back', () => {
    user().when(set(true)).then([leaving]);
    user(leaving)
      .when(set(false))
      .then([{ type: 'user-stayed', data: { at: noon } }]);
  });
  it('rejects where there is no profile', () => given(userDecider, []).when(set(true)).thenRefused('user-unknown'));
  it('does nothing when nothing would change', () => user().when(set(false)).thenNothing());
});

describe('erase-user', () => {
  const erase = { type: 'erase-user', data: { at: noon } } as const;
  const erased: UserEvent = { type: 'user-erased', data: { at: noon } };
  it('ends the profile', () => user().when(erase).then([erased]));
  it('rejects where there never was one', () => given(userDecider, []).when(erase).thenRefused('user-unknown'));
  it('leaves nobody to change or to register again', () => {
    user(erased)
      .when({ type: 'set-user-request-update', data: { value: true } })
      .thenRefused('user-unknown');
    user(erased).when({ type: 'register-user', data: registered.data }).thenRefused('user-already-registered');
  });
  it('does nothing the second time', () => user(erased).when(erase).thenNothing());
});

describe.each([
  ['nobody', {}, true],
  ['an admin, who hid it', { status: 'hidden' }, false],
  ['its owner, who has not published it', { isDraft: true }, false],
  ['its owner, who leaves', { isLeaving: true }, false],
] as const)('a profile out of sight by %s', (_, change, seen) => {
  it(`is seen by others: ${seen}`, () => {
    const state = fold(userDecider, userDecider.initial, [registered]);
    if (!isPresent(state)) throw new Error('there is no profile');
    expect(isSeen({ ...state, ...change })).toBe(seen);
  });
});

describe('set-user-disabled', () => {
  const set = (disabled: boolean) => ({ type: 'set-user-disabled', data: { disabled, reason: 'なりすまし' } }) as const;
  const hidden: UserEvent = { type: 'user-disabled', data: { reason: 'なりすまし' } };
  it('hides and shows a profile', () => {
    user().when(set(true)).then([hidden]);
    user(hidden)
      .when(set(false))
      .then([{ type: 'user-activated', data: { reason: 'なりすまし' } }]);
  });
  it('rejects an unknown person', () => given(userDecider, []).when(set(true)).thenRefused('user-unknown'));
  it('does nothing when the profile is hidden', () => user(hidden).when(set(true)).thenNothing());
});

describe('set-user-request-update', () => {
  const set = (value: boolean) => ({ type: 'set-user-request-update', data: { value } }) as const;
  it('asks for an update', () => {
    user()
      .when(set(true))
      .then([{ type: 'user-request-update-set', data: { value: true } }]);
  });
  it('rejects an unknown person', () => given(userDecider, []).when(set(true)).thenRefused('user-unknown'));
  it('does nothing when no update was asked for', () => user().when(set(false)).thenNothing());
});

import { expect, it } from 'vitest';
import { stateGroups } from './state-groups.ts';

it('state groups: group filled fields by section', () => {
  const state = {
    status: 'registered',
    isVerified: false,
    flags: { public: true, highlight: false },
    sections: {
      basics: { name: '名鑑', reading: null, location: { prefecture: '東京都' } },
      'can-do': ['予約台帳'],
      hobbies: [],
    },
  };
  expect(stateGroups(state)).toMatchObject([
    { path: 'status', leaves: [{ path: '', value: 'registered' }] },
    { path: 'flags', leaves: [{ path: 'public', value: true }] },
    {
      path: 'basics',
      leaves: [
        { path: 'name', value: '名鑑' },
        { path: 'location.prefecture', value: '東京都' },
      ],
    },
    { path: 'can-do', leaves: [{ path: '', value: ['予約台帳'] }] },
  ]);
});

it('state groups: are empty for an empty state', () => expect(stateGroups({ owners: [], members: [] })).toEqual([]));

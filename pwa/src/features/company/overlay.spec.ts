import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Pending } from '../../offline/index.ts';
import { pendingEdit } from '../../offline/sync/testing/pending-edits.ts';
import { companyAfter, wordsAfter } from './overlay.ts';
import { aCompany } from './testing/a-company.ts';

const service = { ...aCompany({ users: 3, usedBy: 2 }), userCount: 5, followerCount: 8 };
const { id: serviceId } = service;
const user = { kind: 'user' as const, id: 'user-1' };
const company = { kind: 'company' as const, id: 'tsubame' };
const follow = (value: boolean, id = serviceId) =>
  pendingEdit('set-follow', { target: { kind: 'company', id }, value });
const declare = (usageType: 'private' | 'company') =>
  pendingEdit('declare-usage', { holder: user, serviceId, usageType });
const withdraw = (standing = false) => pendingEdit('withdraw-usage', { holder: user, serviceId }, { standing });
const adopt = () => pendingEdit('declare-usage', { holder: company, serviceId, usageType: 'company-using' });
const after = (from: typeof service, ...pending: readonly Pending[]) =>
  companyAfter(from, { account: 'user-1', input: {}, pending });

describe('a company’s page with its reader’s pending edits', () => {
  it('is followed, and unfollowed', () => {
    const followed = after(service, follow(true));
    expect(followed).toMatchObject({ isFollowing: true, followerCount: 9 });
    expect(after(followed as typeof service, follow(false))).toEqual(service);
    expect(after(service, follow(true, 'another'))).toBe(service);
  });

  it('counts a person once, however they use it', () => {
    expect(after(service, declare('private'), declare('company'))).toMatchObject({
      usageType: ['company'],
      userCount: 6,
      counts: { users: 4, usedBy: 2 },
    });
  });

  it('is no longer used, unless the server refused that (F20)', () => {
    const used = { ...service, usageType: ['private'] };
    expect(after(used, withdraw())).toMatchObject({ usageType: [], userCount: 4, counts: { users: 2 } });
    expect(after(used, withdraw(true))).toBe(used);
  });

  it('shows their review, which goes and comes back with the usage', () => {
    const said = (comment: string | null) =>
      pendingEdit('declare-usage', { holder: user, serviceId, usageType: 'private', comment });
    const used = { ...service, usageType: ['private'], usageComment: '静かです。' };
    expect(after(service, said('静かです。'))).toMatchObject({ usageComment: '静かです。', usageType: ['private'] });
    expect(after(used, declare('company'))).toMatchObject({ usageComment: '静かです。', usageType: ['company'] });
    expect(after(used, said(null)).usageComment).toBeNull();
    expect(after(used, withdraw()).usageComment).toBeNull();
  });

  it("is adopted by the reader's company", () => {
    expect(after(service, adopt())).toMatchObject({ usageType: ['company-using'], counts: { users: 3, usedBy: 3 } });
    const entered = { ...service, usageType: ['company-use'] };
    expect(after(entered, adopt())).toBe(entered);
  });

  it('is the same when the edits are folded twice', () => {
    const edit = fc.oneof(
      fc.boolean().map((value) => follow(value)),
      fc.constantFrom('private' as const, 'company' as const).map(declare),
      fc.constant(withdraw()),
    );
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 6 }), (pending) => {
        const once = after(service, ...pending);
        expect(after(once as typeof service, ...pending)).toEqual(once);
      }),
    );
  });
});

describe("reviews of a service with the reader's pending edits", () => {
  const card = { username: 'mio', avatar: null, job: '', workFor: '', livingAddress: null };
  const own = {
    ...{ id: 'user-1', review: '静かです。', usageType: 'private', since: null },
    user: {
      ...card,
      id: 'user-1',
      name: '澪',
      isVerified: false,
      useServiceCount: 1,
      followerCount: 0,
      isFollowing: false,
    },
    company: { id: serviceId, name: 'ひより' },
  };
  const others = { ...own, id: 'user-2' };
  const words = (...pending: readonly Pending[]) =>
    wordsAfter([own, others], { account: 'user-1', input: { params: { id: serviceId } }, pending });
  const said = (comment: string | null) =>
    pendingEdit('declare-usage', { holder: user, serviceId, usageType: 'company', comment });

  it("have the reader's as it is now, and others unchanged", () => {
    expect(words(said('朝が静かです。'))).toEqual([{ ...own, review: '朝が静かです。', usageType: 'company' }, others]);
    expect(words(adopt())).toEqual([own, others]);
  });
  it("lack the reader's once removed, or once the usage is", () => {
    expect(words(said(null))).toEqual([others]);
    expect(words(withdraw())).toEqual([others]);
  });
});

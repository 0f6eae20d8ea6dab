import { describe, expect, it } from 'vitest';
import { aCompany } from './testing/a-company.ts';
import { isAdopted, personalUsage, withAdoption, withPersonalUsage } from './usage.ts';

const service = { ...aCompany({ users: 3, usedBy: 2 }), userCount: 5 };

describe('withPersonalUsage', () => {
  it('adds one user, however they use it, and removes them again', () => {
    const used = withPersonalUsage(service, 'private');
    expect([personalUsage(used), used.counts.users, used.userCount]).toEqual(['private', 4, 6]);
    const left = withPersonalUsage(used, null);
    expect([personalUsage(left), left.counts.users, left.userCount]).toEqual([null, 3, 5]);
  });
  it('counts a person once who changes how they use it', () => {
    const changed = withPersonalUsage(withPersonalUsage(service, 'private'), 'company');
    expect([personalUsage(changed), changed.counts.users]).toEqual(['company', 4]);
  });
  it('is unchanged when the same is declared twice', () => {
    const once = withPersonalUsage(service, 'company');
    expect(withPersonalUsage(once, 'company')).toEqual(once);
    expect(withPersonalUsage(service, null)).toEqual(service);
  });
});

describe('withAdoption', () => {
  it('counts companies separately from people', () => {
    const adopted = withAdoption(service, true);
    expect([isAdopted(adopted), adopted.counts.usedBy, adopted.counts.users, adopted.userCount]).toEqual([
      true,
      3,
      3,
      6,
    ]);
    expect(withAdoption(adopted, false)).toEqual(service);
    expect(withAdoption(adopted, true)).toEqual(adopted);
  });
});

import { getProfile, listUsedServices, NO_LINKS, type UsedService } from '@meikan/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Pending } from '../../offline/index.ts';
import { pendingEdit } from '../../offline/sync/testing/pending-edits.ts';
import { usageViews } from './overlay.ts';

const { overlays } = usageViews((user, address) => address === user || address === 'kurosaki-mio');
const holder = { kind: 'user' as const, id: 'user-1' };
const declare = (serviceId: string, usageType: 'private' | 'company' = 'private', standing = false) =>
  pendingEdit('declare-usage', { holder, serviceId, usageType }, { name: `サービス ${serviceId}`, standing });
const withdraw = (serviceId: string, standing = false) =>
  pendingEdit('withdraw-usage', { holder, serviceId }, { standing });

function shown(call: { readonly name: string }, answer: object, input: object, pending: readonly Pending[]) {
  const overlay = overlays.find((one) => one.call.name === call.name);
  const nothing = { position: undefined, watermark: undefined, total: undefined, counter: undefined, payload: null };
  return overlay?.apply({ ...nothing, ...answer }, { account: 'user-1', input, pending });
}

const service = (id: string, usageType = 'private'): UsedService => ({
  ...{ id, name: id, overview: '', logo: null, category: null, canDo: [], serviceType: 'web_service' },
  ...{
    usageType,
    since: '2024-01',
    verdict: null,
    isOwner: false,
    followerCount: 0,
    footprintUserCount: 0,
    sns: NO_LINKS,
  },
});
const list = { payload: [service('memo'), service('board', 'company')], total: 3, counter: { private: 2, company: 1 } };
const own = (query: object = {}) => ({ params: { username: 'kurosaki-mio' }, query });

describe('own services with pending edits', () => {
  const after = (pending: readonly Pending[], query: object = { page: '1' }) =>
    shown(listUsedServices, list, own(query), pending);

  it('start with a new one, with its name and month', () => {
    expect(after([declare('cal')])).toMatchObject({
      payload: [
        { id: 'cal', name: 'サービス cal', usageType: 'private', since: '2026-11' },
        { id: 'memo' },
        { id: 'board' },
      ],
      total: 4,
      counter: { private: 3, company: 1 },
    });
  });

  it.each([
    ['2026-11-30T14:59:59.999Z', '2026-11'],
    ['2026-11-30T20:00:00.000Z', '2026-12'],
  ])('declared at %s are used since %s in Japan', (issuedAt, since) => {
    const edit = declare('cal');
    expect(after([{ ...edit, command: { ...edit.command, issuedAt } }])).toMatchObject({
      payload: [{ id: 'cal', since }, {}, {}],
    });
  });

  it('drop a withdrawn one, unless the server refused that (F20)', () => {
    expect(after([withdraw('memo')])).toMatchObject({
      payload: [{ id: 'board' }],
      total: 2,
      counter: { private: 1, company: 1 },
    });
    expect(after([withdraw('memo', true)])).toMatchObject(list);
    expect(after([declare('cal', 'private', true)])).toMatchObject({ total: 4 });
  });

  it('change the way of using, and leave a list filtered by another', () => {
    const counter = { private: 1, company: 2 };
    expect(after([declare('memo', 'company')])).toMatchObject({ payload: [{ usageType: 'company' }, {}], counter });
    expect(after([declare('memo', 'company')], { usageType: 'private' })).toMatchObject({
      payload: [{ id: 'board' }],
      total: 2,
      counter,
    });
  });

  it("are unchanged on a later page, and by a company's usage", () => {
    expect(after([declare('cal')], { page: '2' })).toMatchObject(list);
    const company = { kind: 'company' as const, id: 'tsubame' };
    const adopted = pendingEdit('declare-usage', { holder: company, serviceId: 'cal', usageType: 'company-using' });
    expect(after([adopted])).toMatchObject(list);
  });
});

it("in another person's comparison drop what no longer matches", () => {
  const asked = (obtained: string) => ({ params: { username: 'somebody' }, query: { obtained } });
  expect(shown(listUsedServices, list, asked('not-obtained'), [declare('memo')])).toMatchObject({
    payload: [{ id: 'board' }],
    total: 2,
  });
  expect(shown(listUsedServices, list, asked('obtained'), [declare('memo')])).toMatchObject(list);
});

it('in the profile are the newest five, and all are counted', () => {
  const useServices = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, name: id, logo: null, usageType: 'private' }));
  const payload = { id: 'user-1', useServices, useServiceCount: 9, serviceCounts: { web: 9, business: 3 } };
  const answer = shown(getProfile, { payload }, own(), [declare('f'), withdraw('a')]);
  expect(answer).toMatchObject({
    payload: { useServices: [{ id: 'f' }, { id: 'b' }, { id: 'c' }, { id: 'd' }, { id: 'e' }], useServiceCount: 9 },
  });
});

it('overlay: folding edits that the answer already holds changes nothing', () => {
  const ids = fc.constantFrom('memo', 'board', 'cal');
  const types = fc.constantFrom('private' as const, 'company' as const);
  const edit = fc.oneof(
    fc.tuple(ids, types).map(([id, type]) => declare(id, type)),
    ids.map((id) => withdraw(id)),
  );
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 6 }), (pending) => {
      const once = shown(listUsedServices, list, own(), pending);
      expect(shown(listUsedServices, once ?? {}, own(), pending)).toEqual(once);
    }),
  );
});

import { factsOfCommand, type QueuedType } from '@meikan/contracts';
import { describe, expect, it } from 'vitest';
import type { Row, Standing } from '../../../offline/outbox/machine/row.ts';
import { command, conflict, profileCommand } from '../../../offline/ui/outbox/testing/made-up-rows.ts';
import { choicesOf, comparisonOf, draftOf, isStillWanted, joinable, type Sides } from './sides.ts';

function standing(row: Row): Standing {
  if (row.status !== 'standing') throw new Error('made up otherwise');
  return row;
}

const links = (...names: readonly string[]) => names.map((linkName) => ({ linkName, linkUrl: '' }));

describe('compared sides', () => {
  it('are the fields changed by both, each with three values', () => {
    const of = profileCommand('w', { name: '澪', job: '設計' }, { name: 'みお', job: null });
    expect(comparisonOf(standing(conflict(of, 1, { name: 'ミオ' })))).toMatchObject({
      kind: 'fields',
      sides: [{ field: 'name', base: 'みお', mine: '澪', theirs: 'ミオ' }],
    });
  });
  it('are the changed fields of a thing to be removed', () => {
    const of = command({ id: 'w', type: 'remove-article', data: {}, base: { articleName: '冪等', tags: [] } });
    const row = standing(conflict(of, 1, { articleName: '冪等にする', tags: [] }));
    const asked = { ...row, trouble: { ...row.trouble, fields: ['*'] } } as Standing;
    expect(comparisonOf(asked)).toMatchObject({ kind: 'removal', sides: [{ field: 'articleName' }] });
  });
});

it('a command is still sent unless theirs is taken for all of it', () => {
  const one = standing(conflict(profileCommand('w', { name: '澪' }, { name: 'みお' }), 1, { name: 'ミオ' }));
  expect(isStillWanted(one, { name: 'theirs' })).toBe(false);
  expect(isStillWanted(one, { name: { value: '澪・ミオ' } })).toBe(true);
  const two = standing(
    conflict(profileCommand('w', { name: '澪', job: '設計' }, { name: 'みお' }), 1, { name: 'ミオ' }),
  );
  expect(isStillWanted(two, { name: 'theirs' })).toBe(true);
  expect([isStillWanted(two, { '*': 'theirs' }), isStillWanted(two, { '*': 'mine' })]).toEqual([false, true]);
});

type Values = readonly [base: Sides['base'], mine: Sides['mine'], theirs: Sides['theirs']];

const sidesOf = (type: QueuedType, field: string, [base, mine, theirs]: Values): Sides => ({
  ...{ field, facts: factsOfCommand(type).part(field), base, mine, theirs },
});
const sides = (field: string, ...values: Values) => sidesOf('update-profile', field, values);

describe('proposals from both sides', () => {
  it.each<[QueuedType, string, Values, 'text' | 'list' | null]>([
    ['update-profile', 'overview', [null, 'ひとり', 'ふたり'], 'text'],
    ['edit-article', 'tags', [[], ['a'], ['b']], 'list'],
    ['update-profile', 'schoolHistory', [null, ['a'], ['b']], 'list'],
    ['update-profile', 'nationality', ['JP', 'FR', 'US'], null],
    ['update-company', 'companyIndustry', [null, 'b2b_saas', 'web_service_app'], null],
    ['update-profile', 'avartar', ['/a', '/b', null], null],
    ['update-sns', 'twitter', [null, { value: 'a' }, { value: 'b' }], null],
  ])('%s, %s, %j: %s', (type, field, values, way) => {
    expect(joinable(sidesOf(type, field, values))).toBe(way);
  });
  it("of a list have both sides' additions, without either's removals", () => {
    const draft = draftOf(sides('variousLinks', links('a', 'b', 'c'), links('a', 'c', 'd'), links('e', 'a', 'b', 'c')));
    expect(draft).toEqual({ value: links('e', 'a', 'c', 'd'), clashes: 0 });
  });
});

describe('picks', () => {
  const all = [sides('name', 'b', 'm', 't'), sides('job', null, 'm', 't')];
  it('are incomplete until each field has one', () => {
    expect(choicesOf(all, { name: { pick: 'mine' } })).toBeNull();
  });
  it('take the unedited proposal where both were joined', () => {
    expect(choicesOf([sides('job', '', 'm', '')], { job: { pick: 'both' } })).toEqual({ job: { value: 'm' } });
  });
  it('are passed to the machine field by field', () => {
    expect(choicesOf(all, { name: { pick: 'base' }, job: { pick: 'both', written: 'mt' } })).toEqual({
      name: { value: 'b' },
      job: { value: 'mt' },
    });
    expect(choicesOf(all, { name: { pick: 'mine' }, job: { pick: 'theirs' } })).toEqual({
      name: 'mine',
      job: 'theirs',
    });
  });
});

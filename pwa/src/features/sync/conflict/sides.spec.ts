import { describe, expect, it } from 'vitest';
import type { Row, Standing } from '../../../offline/outbox/machine/row.ts';
import { command, conflict, profileCommand } from '../../../offline/ui/outbox/testing/made-up-rows.ts';
import { choicesOf, comparisonOf, draftOf, isStillWanted, joinable, type Sides } from './sides.ts';

function standing(row: Row): Standing {
  if (row.status !== 'standing') throw new Error('made up otherwise');
  return row;
}

const links = (...names: readonly string[]) => names.map((linkName) => ({ linkName, linkUrl: '' }));

describe('what is compared', () => {
  it('the fields that both changed, each with its three sides', () => {
    const of = profileCommand('w', { name: '澪', job: '設計' }, { name: 'みお', job: null });
    expect(comparisonOf(standing(conflict(of, 1, { name: 'ミオ' })))).toMatchObject({
      kind: 'fields',
      sides: [{ field: 'name', base: 'みお', mine: '澪', theirs: 'ミオ' }],
    });
  });
  it('what changed of a thing that was to be removed', () => {
    const of = command({ id: 'w', type: 'remove-article', data: {}, base: { articleName: '冪等', tags: [] } });
    const row = standing(conflict(of, 1, { articleName: '冪等にする', tags: [] }));
    const asked = { ...row, trouble: { ...row.trouble, fields: ['*'] } } as Standing;
    expect(comparisonOf(asked)).toMatchObject({ kind: 'removal', sides: [{ field: 'articleName' }] });
  });
});

it('sends what is left of a command, also where the other side is taken for what met', () => {
  const one = standing(conflict(profileCommand('w', { name: '澪' }, { name: 'みお' }), 1, { name: 'ミオ' }));
  expect(isStillWanted(one, { name: 'theirs' })).toBe(false);
  expect(isStillWanted(one, { name: { value: '澪・ミオ' } })).toBe(true);
  const two = standing(
    conflict(profileCommand('w', { name: '澪', job: '設計' }, { name: 'みお' }), 1, { name: 'ミオ' }),
  );
  expect(isStillWanted(two, { name: 'theirs' })).toBe(true);
  expect([isStillWanted(two, { '*': 'theirs' }), isStillWanted(two, { '*': 'mine' })]).toEqual([false, true]);
});

const sides = (field: string, base: Sides['base'], mine: Sides['mine'], theirs: Sides['theirs']): Sides => ({
  ...{ field, base, mine, theirs },
});

describe('what can be written from both', () => {
  it.each([
    [sides('overview', null, 'ひとり', 'ふたり'), 'text'],
    [sides('tags', [], ['a'], ['b']), 'list'],
    [sides('schoolHistory', null, ['a'], ['b']), 'list'],
    [sides('nationality', 'JP', 'FR', 'US'), null],
    [sides('avartar', '/a', '/b', null), null],
    [sides('twitter', null, { value: 'a' }, { value: 'b' }), null],
  ] as const)('%j: %s', (given, way) => {
    expect(joinable(given)).toBe(way);
  });
  it('a list has what each side added, without what either took away', () => {
    const draft = draftOf(sides('variousLinks', links('a', 'b', 'c'), links('a', 'c', 'd'), links('e', 'a', 'b', 'c')));
    expect(draft).toEqual({ value: links('e', 'a', 'c', 'd'), clashes: 0 });
  });
});

describe('what was picked', () => {
  const all = [sides('name', 'b', 'm', 't'), sides('job', null, 'm', 't')];
  it('is nothing until each field has a pick', () => {
    expect(choicesOf(all, { name: { pick: 'mine' } })).toBeNull();
  });
  it('takes the proposal where both were joined and nothing was written on it', () => {
    expect(choicesOf([sides('job', '', 'm', '')], { job: { pick: 'both' } })).toEqual({ job: { value: 'm' } });
  });
  it('is told to the machine field by field', () => {
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

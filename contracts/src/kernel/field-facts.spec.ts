import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { companyChanges } from '../companies/company-input.ts';
import { profileChanges, workExperiencesInput } from '../users/profile-input.ts';
import { keyField } from './catalogue-fields.ts';
import { factsOf } from './field-facts.ts';
import { linkField, optionalLinkField, pictureField, textField, yearMonthField } from './fields.ts';
import { partNames, partOf, peel } from './schema-parts.ts';

const toldOf = (schema: z.ZodType) => {
  const { title, most, holds } = factsOf(schema);
  return { title, most, holds };
};

describe('the facts of a field', () => {
  it.each([
    ['a text with its limit', textField('読み', 50), { title: '読み', most: 50, holds: undefined }],
    ['one that may be left out', textField('読み', 50).nullable().optional(), { title: '読み', most: 50 }],
    ['a key of a catalogue', keyField('職種', 'professions'), { title: '職種', holds: 'professions' }],
    ['a month', yearMonthField('設立').nullable(), { title: '設立', holds: 'months' }],
    [
      'a list with its own limit and title',
      z.array(pictureField('写真')).max(9).meta({ title: '見出し' }),
      { title: '見出し', most: 9 },
    ],
    ['a figure', z.number().max(9).meta({ title: '人数' }), { title: '人数', most: undefined }],
    ['what has no title', z.string(), { title: undefined, most: undefined, holds: undefined }],
  ])('are read from %s', (_, schema, facts) => {
    expect(toldOf(schema)).toMatchObject(facts);
  });

  it('reach into its parts, and into the items of a list', () => {
    const company = factsOf(companyChanges);
    const history = company.part('companyHistory');
    expect([history.title, history.part(3).title, history.part(3).part('date').holds]).toEqual([
      ...['沿革', 'できごと', 'months'],
    ]);
    expect(company.part('companyCEO').part('role').holds).toBe('executive_roles');
    expect(company.part('nothing').part('of').part('it').title).toBeUndefined();
  });

  it.each([
    ['a text', textField('読み', 50).nullable(), 'text', undefined],
    ['one of several lines', textField('紹介文', 50, { multiline: true }).optional(), 'text', 'lines'],
    ['an address', linkField('サイト'), 'text', 'address'],
    ['one that may be empty', optionalLinkField('サイト').nullable(), 'text', 'address'],
    ['one of some words', z.enum(['left', 'right']), 'text', undefined],
    ['a figure', z.number().nullable(), 'figure', undefined],
    ['a yes or no', z.boolean().optional(), 'switch', undefined],
    ['rows', z.array(z.strictObject({ name: z.string() })), 'list', undefined],
    ['a fixed number of figures', z.tuple([z.number(), z.number()]).nullable(), 'list', undefined],
    ['parts', z.strictObject({ name: z.string() }).nullable(), 'group', undefined],
    ['parts by keys', z.partialRecord(z.enum(['a', 'b']), z.boolean()), 'group', undefined],
    ['what no form writes', z.undefined(), undefined, undefined],
  ])('say the shape of %s, and how it is written', (_, schema, shape, written) => {
    const facts = factsOf(schema);
    expect([facts.shape, facts.written]).toEqual([shape, written]);
  });

  it('name the parts of a group, in their order', () => {
    const company = factsOf(companyChanges);
    expect(company.part('location').parts).toEqual(['prefecture', 'city']);
    expect(company.part('photoRegistrations').parts).toContain('team');
    expect(company.part('name').parts).toEqual([]);
  });

  it('tell whether a value may be sent', () => {
    const { takes } = factsOf(companyChanges).part('reading');
    expect([takes(null), takes('ひより'), takes(7)]).toEqual([true, true, false]);
    expect(factsOf(undefined).takes(null)).toBe(false);
  });

  it('name parts by the catalogue that has their keys', () => {
    const environments = factsOf(companyChanges).part('workingEnvironments');
    expect(environments.part('remote_work').title).toBe('リモートワーク');
    expect(environments.part('remote_work').part(0).holds).toBe('environment-answers');
    expect(environments.part('of_a_later_version').title).toBeUndefined();
  });
});

const namesIn = (schema: z.core.$ZodType): readonly string[] =>
  peel(schema) instanceof z.ZodArray ? ['0'] : partNames(schema);

/** Every path of a schema at which a person may meet a fault. */
const pathsOf = (schema: z.core.$ZodType): readonly (readonly string[])[] =>
  namesIn(schema).flatMap((name) => {
    const part = partOf(schema, name);
    return [[name], ...(part ? pathsOf(part) : []).map((path) => [name, ...path])];
  });

it.each([
  ['a company page', companyChanges],
  ['a profile', profileChanges],
  ['a work history', workExperiencesInput],
] as const)('every field of %s has a name for people', (_, schema) => {
  const paths = pathsOf(schema);
  expect(paths.length).toBeGreaterThan(3);
  const nameless = paths.filter(
    (path) => path.reduce((facts, part) => facts.part(part), factsOf(schema)).title === undefined,
  );
  expect(nameless).toEqual([]);
});

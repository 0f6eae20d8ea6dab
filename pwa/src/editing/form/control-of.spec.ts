import { companyFields, factsOf, profileChanges } from '@meikan/contracts';
import { describe, expect, it } from 'vitest';
import { pictureShapes } from '../../ui/index.ts';
import { controlsOf } from './control-of.ts';
import type { Said } from './said.ts';

const page = factsOf(companyFields);
const ofPage = (field: string, said: Said = {}) => controlsOf(page, { [field]: said })[field];

describe('the control of a field', () => {
  it.each([
    ['a text of one line', 'reading', { kind: 'line', nothing: null }],
    ['one that has to be written', 'name', { kind: 'line', nothing: '' }],
    ['a long text', 'whyWorkHere', { kind: 'area', rows: 8, nothing: null }],
    ['a short text of several lines', 'description', { kind: 'area', rows: 3, nothing: null }],
    ['an address', 'website', { kind: 'link', nothing: null }],
    ['a month', 'founded', { kind: 'month', nothing: null }],
    ['a key of a catalogue', 'listedStatus', { kind: 'select', nothing: null }],
    ['a picture', 'coverPhoto', { kind: 'picture', nothing: null, shape: pictureShapes.thumb }],
    ['a figure', 'companySize', { kind: 'amount' }],
    ['a yes or no', 'inSupport', { kind: 'flag' }],
    ['texts', 'otherName', { kind: 'lines', link: false }],
    ['addresses', 'webSitesToGetRss', { kind: 'lines', link: true }],
    ['pictures', 'otherPhotos', { kind: 'pictures', shape: pictureShapes.thumb }],
  ])('of %s follows from its contract', (_, field, control) => {
    expect(ofPage(field)).toEqual(control);
  });

  it('of keys lists what they are chosen from', () => {
    expect(controlsOf(factsOf(profileChanges), { hobbies: {} })).toEqual({ hobbies: { kind: 'checks' } });
  });

  it('of a group has all its parts, in the order of the contract, and is nothing where its contract takes nothing', () => {
    expect(ofPage('companyCEO')).toEqual({
      kind: 'parts',
      nullable: true,
      parts: {
        name: { kind: 'line', nothing: '' },
        reading: { kind: 'line', nothing: null },
        role: { kind: 'select', nothing: null },
      },
    });
    expect(ofPage('teamCharacteristics')).toMatchObject({
      nullable: false,
      parts: { calm_lively: { kind: 'scale' } },
    });
  });

  it('of rows has all parts of a row', () => {
    const text = { kind: 'line', nothing: '' };
    expect(ofPage('roadmap')).toEqual({ kind: 'rows', parts: { date: { kind: 'month', nothing: '' }, text } });
  });
});

describe('what a form says of a field', () => {
  it('stands beside what follows from its contract, also of parts', () => {
    const said = { help: '代表の方', parts: { role: { half: true } } } as const;
    expect(ofPage('companyCEO', said)).toMatchObject({
      help: '代表の方',
      parts: { name: { kind: 'line' }, role: { kind: 'select', half: true } },
    });
  });

  it.each([
    ['a height makes a text of one line several lines high', 'reading', { rows: 2 }, { kind: 'area', rows: 2 }],
    ['words that are proposed make texts tags', 'canDo', { suggested: 'can_do_tag_seeds' }, { kind: 'tags' }],
    ['a shape is that of a picture', 'logo', { shape: pictureShapes.square }, { shape: pictureShapes.square }],
  ] as const)('%s', (_, field, said, control) => {
    expect(ofPage(field, said)).toMatchObject(control);
  });

  it('lets the name of a company be picked, and its id be kept by the name', () => {
    const parts = { companyName: { idIn: 'companyId' }, companyId: { kept: true } } as const;
    expect(ofPage('employeePreviousCompanies', { parts })).toMatchObject({
      parts: { companyName: { kind: 'company', idIn: 'companyId' }, companyId: { kind: 'kept', nothing: null } },
    });
  });

  it('is asked for where numbers are no figures', () => {
    expect(() => ofPage('hiddenTabs')).toThrow('does not say how a list of numbers is written');
    expect(ofPage('hiddenTabs', { groups: () => [] })).toMatchObject({ kind: 'numbers' });
  });
});

it('a field that does not stand in the contract has no control', () => {
  expect(() => ofPage('ofALaterVersion')).toThrow('does not stand in its contract');
});

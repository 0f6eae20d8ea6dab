import { describe, expect, it } from 'vitest';
import { logoFaultsOf, NO_LOGO } from './logo-form.ts';
import { type Move, type Registering, register } from './registering.ts';
import { categoriesOf, faultsOf, SERVICE_TYPES, serviceOf } from './service-form.ts';

const after = (...moves: readonly Move[]) => moves.reduce<Registering | null>(register, null);
const began: Move = { type: 'began', name: 'むすび', id: 'musubi' };
const wrote = (changes: Partial<Registering['form']>, id = 'written'): Move => ({ type: 'wrote', changes, id });
const filled = wrote({
  ...{ category: 'sns_community', description: '人を結ぶ', website: 'https://musubi.example' },
});
const on: Move = { type: 'went-on' };
const back: Move = { type: 'went-back' };

describe('the two steps of registering a service', () => {
  it('start with the searched name and private use', () => {
    expect(after(began)).toMatchObject({ step: 1, usageType: 'private', form: { name: 'むすび', category: '' } });
  });
  it.each(['name', 'category', 'description', 'website'])('stay at the first without %s', (field) => {
    expect(after(began, filled, wrote({ [field]: ' ' }), on)?.step).toBe(1);
  });
  it('continue when complete, and return with the input', () => {
    expect(after(began, filled, on)?.step).toBe(2);
    const told = after(began, filled, on, { type: 'told', usageType: 'company' }, back);
    expect(told).toMatchObject({ step: 1, usageType: 'company', form: { description: '人を結ぶ' } });
  });
  it('restart at every opening', () => {
    const anew: Move = { type: 'began', name: '', id: 'anew' };
    expect(after(began, filled, on, anew)).toEqual(after(anew));
  });
  it('are a new command with every text, and the same one while it is sent', () => {
    expect(after(began)?.id).toBe('musubi');
    expect(after(began, filled, wrote({ name: 'むすび目' }, 'rewritten'), on, back)?.id).toBe('rewritten');
  });
  it('resume as the same command, whatever name was searched', () => {
    const kept = after(began, filled, on);
    if (kept === null) throw new Error('nothing was begun');
    const goOn: Move = { type: 'restored', kept };
    expect(after(goOn)).toEqual({ ...kept, restored: true });
    expect(after({ type: 'began', name: '他', id: 'other' }, goOn)).toEqual({ ...kept, restored: true });
  });
  it('leave input alone that began before the draft was found', () => {
    const kept = after(began, filled, on);
    if (kept === null) throw new Error('nothing was begun');
    const other = [{ type: 'began', name: '他', id: 'other' }, wrote({ description: '他のもの' })] as const;
    expect(after(...other, { type: 'restored', kept })).toEqual(after(...other));
  });
  it('ignore actions before they are begun', () => expect(after(filled, on)).toBeNull());
});

describe('the logo that a company’s owner is asked for', () => {
  const gave = (changes: Partial<Registering['logo']>): Move => ({ type: 'gave-logo', changes, id: 'logo' });
  const photo = '/images/to-come/1';
  const rights = (...moves: readonly Move[]) => {
    const { photo, copyright } = after(began, filled, on, ...moves)?.logo ?? NO_LOGO;
    return Object.keys(logoFaultsOf('ai-no-ito', { photo, copyright }));
  };
  it('may be missing, and needs a confirmed right of use when present', () => {
    expect(rights()).toEqual([]);
    expect(rights(gave({ photo }))).toEqual(['copyright']);
    expect(rights(gave({ photo }), gave({ copyright: true }))).toEqual([]);
  });
  it('asks for the right again when replaced, and not when removed', () => {
    expect(rights(gave({ photo }), gave({ copyright: true }), gave({ photo: '/images/to-come/2' }))).toEqual([
      'copyright',
    ]);
    expect(after(began, gave({ photo }), gave({ copyright: true }), gave({ photo: null }))?.logo).toEqual(NO_LOGO);
  });
});

describe('the category', () => {
  it('is of the chosen type, and reset with another type', () => {
    expect(after(began, filled, wrote({ serviceType: 'programming_tool' }))?.form.category).toBe('');
    expect(after(began, filled, wrote({ serviceType: 'web_service' }))?.form.category).toBe('sns_community');
  });
  it.each(SERVICE_TYPES)('of $value is accepted by the server', ({ value }) => {
    const wrong = categoriesOf(value)
      .flatMap(({ options }) => options)
      .filter(({ value: category }) => {
        const state = after(began, filled, wrote({ category }));
        return state === null || faultsOf(state.form).category !== undefined;
      });
    expect(wrong).toEqual([]);
  });
});

it("follows the server's rules", () => {
  const state = after(began, filled, wrote({ website: 'musubi', description: 'あ'.repeat(201) }));
  if (state === null) throw new Error('nothing was begun');
  expect(Object.keys(faultsOf(state.form)).sort()).toEqual(['description', 'website']);
});

it("is sent without the form's own fields", () => {
  const state = after(began, filled, wrote({ name: ' むすび ' }));
  if (state === null) throw new Error('nothing was begun');
  expect(serviceOf(state.form)).toEqual({
    ...{ name: 'むすび', category: 'sns_community', description: '人を結ぶ', website: 'https://musubi.example' },
  });
});

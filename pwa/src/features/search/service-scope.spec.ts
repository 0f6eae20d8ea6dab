import { describe, expect, it } from 'vitest';
import { chipsOf, serviceScope, toggled, typeQuery } from './service-scope.ts';

describe('serviceScope', () => {
  it('accepts a type by explore or by its key', () => {
    expect(serviceScope({ explore: 'web-service' })).toEqual({ type: 'web_service', main: null, chosen: [] });
    expect(serviceScope({ categories: 'local_business' })).toEqual({ type: 'local_business', main: null, chosen: [] });
  });
  it('accepts a main category by its key, or by a sub category', () => {
    expect(serviceScope({ categories: 'hr_labor' })).toEqual({
      type: 'business_service',
      main: 'hr_labor',
      chosen: [],
    });
    expect(serviceScope({ categories: 'payroll,attendance' })).toEqual({
      type: 'business_service',
      main: 'hr_labor',
      chosen: ['payroll', 'attendance'],
    });
  });
  it('accepts several main categories, and ignores unknown keys', () => {
    expect(serviceScope({ categories: 'hr_labor,shopping' }).chosen).toEqual(['hr_labor', 'shopping']);
    expect(serviceScope({ categories: 'of-tomorrow' })).toEqual({ type: null, main: null, chosen: ['of-tomorrow'] });
    expect(serviceScope({})).toEqual({ type: null, main: null, chosen: [] });
  });
});

describe('toggled', () => {
  it('adds and removes a category, and is the whole scope without any', () => {
    const scope = serviceScope({ categories: 'payroll' });
    expect(toggled(scope, 'attendance')).toEqual({ categories: 'payroll,attendance' });
    expect(toggled(scope, 'payroll')).toEqual({ categories: 'hr_labor' });
    expect(toggled(serviceScope({ explore: 'web-service' }), 'wiki_knowledge')).toEqual({
      categories: 'wiki_knowledge',
    });
  });
});

describe('typeQuery', () => {
  it('has its own word for two types', () => {
    expect(typeQuery('web_service')).toEqual({ explore: 'web-service' });
    expect(typeQuery('programming_tool')).toEqual({ categories: 'programming_tool' });
    expect(typeQuery(null)).toEqual({});
  });
});

describe('chipsOf', () => {
  const counter = { hr_labor: 6, payroll: 1, attendance: 3, shopping: 4, subscription_box: 0 };
  const keys = (query: Parameters<typeof serviceScope>[0]) =>
    chipsOf(serviceScope(query), counter).map(({ key }) => key);

  it('shows main categories at the root and sub categories below, by count, without empty ones', () => {
    expect(keys({})).toEqual(['hr_labor', 'shopping']);
    expect(keys({ explore: 'business-service' })).toEqual(['attendance', 'payroll']);
    expect(keys({ categories: 'payroll' })).toEqual(['attendance', 'payroll']);
    expect(keys({ categories: 'shopping' })).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { aCompany } from '../testing/a-company.ts';
import { companyFacts } from './facts.ts';

describe('companyFacts', () => {
  it('leaves out empty facts', () => {
    expect(companyFacts(aCompany())).toEqual([]);
  });
  it('puts facts into words', () => {
    const facts = companyFacts({
      ...aCompany(),
      founded: '2017-05',
      size: 48,
      companySize: 'size_30_50',
      startupStage: 'series_a',
      compRetirementRate: 0,
      openingPositions: 0,
    });
    expect(facts.map(({ value }) => value)).toEqual([
      '2017年5月',
      '48名（30-50）',
      'シリーズA',
      '0%',
      '募集していません',
    ]);
  });
  it('names the country of a service, not of a company', () => {
    const japanese = { ...aCompany(), headQuarterCountryCode: 'JP' };
    expect(companyFacts(japanese)).toEqual([]);
    expect(companyFacts({ ...japanese, serviceType: 'web_service' }).map(({ value }) => value)).toEqual(['国内']);
  });
});

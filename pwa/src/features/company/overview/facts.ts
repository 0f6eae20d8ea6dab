import type { Company } from '@meikan/contracts';
import { catalogueLabel } from '@meikan/domain';
import { serviceCategoryName } from '../../../directory/category-names.ts';
import { countryName } from '../../../directory/country-name.ts';
import { shownMonth } from '../../../directory/shown-date.ts';
import type { SectionKey } from '../edit/section-fields.ts';
import { factTexts as texts } from './texts.ts';

export type Fact = { readonly term: string; readonly value: string };

const isCompany = ({ serviceType }: Company) => serviceType === 'business_company';

function staff({ size, companySize }: Company): string | null {
  if (size === null) return null;
  const bucket = companySize && catalogueLabel('company_size_buckets', companySize);
  return bucket ? texts.staffOf(size, bucket) : texts.staffOnly(size);
}

function positions({ openingPositions: count }: Company): string | null {
  if (count === null) return null;
  return count === 0 ? texts.noPositions : texts.positionCount(count);
}

function category({ category: chosen }: Company): string | null {
  return chosen && serviceCategoryName(chosen.subCategory || chosen.mainCategory);
}

/** What is said of the page in one line, with the section that says it; `null`: it was not entered. */
export type FactRow = { readonly term: string; readonly value: string | null; readonly section: SectionKey };

/** The facts of the side column in their order. */
export function factRows(company: Company): readonly FactRow[] {
  const { headQuarterCountryCode: country, compRetirementRate: rate } = company;
  const labelled = (name: 'industries' | 'listed_statuses' | 'funding_stages', key: string | null) =>
    key && catalogueLabel(name, key);
  const facts: readonly (readonly [string, string | null | undefined, SectionKey])[] = [
    [texts.ceo, company.companyCEO?.name, 'ceo'],
    [texts.otherName, company.otherName, 'other-names'],
    [texts.founded, company.founded && shownMonth(company.founded), 'basics'],
    [texts.location, company.location, 'basics'],
    [texts.country, isCompany(company) ? null : country && countryName(country), 'basics'],
    [texts.category, category(company), 'basics'],
    [texts.industry, labelled('industries', company.companyIndustry), 'industry'],
    [texts.staff, staff(company), 'company-size'],
    [texts.listed, labelled('listed_statuses', company.listedStatus), 'listed-status'],
    [texts.stage, labelled('funding_stages', company.startupStage), 'startup-stage'],
    [texts.retirement, rate === null ? null : texts.percent(rate), 'retirement-rate'],
    [texts.positions, positions(company), 'opening-positions'],
  ];
  return facts.map(([term, value, section]) => ({ term, value: value || null, section }));
}

/** What was entered of them. */
export const companyFacts = (company: Company): readonly Fact[] =>
  factRows(company).flatMap(({ term, value }) => (value === null ? [] : [{ term, value }]));

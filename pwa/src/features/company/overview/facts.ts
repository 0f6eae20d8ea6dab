import type { Company } from '@meikan/contracts';
import { catalogueLabel } from '@meikan/domain';
import { serviceCategoryName } from '../../../directory/category-names.ts';
import { countryName } from '../../../directory/country-name.ts';
import { shownMonth } from '../../../directory/shown-date.ts';
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

/** The facts of the side column in their order; what was not entered is left out. */
export function companyFacts(company: Company): readonly Fact[] {
  const { headQuarterCountryCode: country, compRetirementRate: rate } = company;
  const labelled = (name: 'industries' | 'listed_statuses' | 'funding_stages', key: string | null) =>
    key && catalogueLabel(name, key);
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    [texts.ceo, company.companyCEO?.name],
    [texts.otherName, company.otherName],
    [texts.founded, company.founded && shownMonth(company.founded)],
    [texts.location, company.location],
    [texts.country, isCompany(company) ? null : country && countryName(country)],
    [texts.category, category(company)],
    [texts.industry, labelled('industries', company.companyIndustry)],
    [texts.staff, staff(company)],
    [texts.listed, labelled('listed_statuses', company.listedStatus)],
    [texts.stage, labelled('funding_stages', company.startupStage)],
    [texts.retirement, rate === null ? null : texts.percent(rate)],
    [texts.positions, positions(company)],
  ];
  return facts.flatMap(([term, value]) => (value ? [{ term, value }] : []));
}

import { accountId } from '@meikan/domain';
import { companyArticle, personArticle } from './articles-units.ts';
import { companyUnit } from './companies/company-unit.ts';
import { assignmentUnit, membershipUnit } from './companies/membership-unit.ts';
import { serviceUnit } from './companies/service-unit.ts';
import { bookmarkUnits, followUnits, relationUnits, usageUnits } from './links-units.ts';
import type { Pack } from './pack.ts';
import { companyIdsByName, personUnit } from './people/person-unit.ts';
import type { Unit } from './step.ts';
import { offerUnits, surveyUnits } from './voices.ts';

const HIDDEN_COMPANIES = 3;

/** Every company is public but the last three by id. */
export function hiddenCompanies(pack: Pack): ReadonlySet<string> {
  return new Set(
    pack.companies
      .map(({ id }) => id)
      .sort()
      .slice(-HIDDEN_COMPANIES),
  );
}

/** The whole pack as units of commands, stage after stage, always in the same order. */
export function* demoCommands(pack: Pack): Iterable<Unit> {
  const hidden = hiddenCompanies(pack);
  for (const company of pack.companies)
    yield companyUnit(company, { isPublic: !hidden.has(company.id), depth: 'full' });
  for (const service of pack.services) yield serviceUnit(service);
  const idsByName = companyIdsByName(pack);
  for (const person of pack.people) yield personUnit(person, { idsByName, depth: 'full' });
  for (const article of pack.articles)
    yield personArticle(article, { id: accountId(article.authorId), role: 'general' });
  for (const content of pack.contents) yield companyArticle(content);
  for (const company of pack.companies) {
    const unit = membershipUnit(pack, company);
    if (unit !== null) yield unit;
  }
  yield* followUnits(pack);
  yield* bookmarkUnits(pack);
  yield* usageUnits(pack);
  yield* relationUnits(pack);
  yield* offerUnits(pack);
  yield* surveyUnits(pack);
  yield assignmentUnit(pack);
}

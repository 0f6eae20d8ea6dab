import type { FieldFacts } from '@meikan/contracts';
import { contentCategoryName, serviceCategoryName } from './category-names.ts';
import { companyTabTexts } from './company-tabs.texts.ts';
import { regionName } from './country-name.ts';
import { environmentAnswerTexts } from './environment.texts.ts';
import { keyTexts } from './keys-in-words.texts.ts';
import { type InWords, labelIn } from './label-in.ts';
import { paymentWayTexts } from './payment-ways.texts.ts';
import { shownDate, shownMonth } from './shown-date.ts';

const among = (words: Readonly<Record<string, string>>): InWords => {
  const known = new Map(Object.entries(words));
  return (key) => known.get(key) ?? key;
};

/** What the values of a field say to people, as its contract tells what they are; `null`: its texts are what somebody wrote. */
export function inWordsOf({ holds }: FieldFacts): InWords | null {
  switch (holds) {
    case undefined:
      return null;
    case 'companies':
      return keyTexts.company;
    case 'company-tabs':
      return among(companyTabTexts.names);
    case 'content-categories':
      return contentCategoryName;
    case 'country-codes':
      return regionName;
    case 'days':
      return shownDate;
    case 'environment-answers':
      return among(environmentAnswerTexts);
    case 'months':
      return shownMonth;
    case 'payment-ways':
      return among(paymentWayTexts);
    case 'pictures':
      return () => keyTexts.picture;
    case 'service-categories':
      return serviceCategoryName;
    default:
      return labelIn(holds);
  }
}

import { contentCategory } from '../catalogues/content.ts';
import type { FieldChecks } from '../sections/section.ts';
import { type Check, invalid, valid } from '../validation/checked.ts';
import { nullable } from '../validation/combinators.ts';
import { calendarDate } from '../validation/dates.ts';
import { limits } from '../validation/limits.ts';
import { articleTags } from '../validation/tags.ts';
import { line, optionalLine } from '../validation/text.ts';
import { imageAddress, safeUrl } from '../validation/url.ts';
import type { ArticleContent } from './events.ts';

export const recommendText: Check<string | null> = optionalLine(limits.caption);

/** The rule of each field an article's owner may write. */
export const articleChecks: FieldChecks<ArticleContent> = {
  articleName: line(limits.articleName),
  articleUrl: safeUrl,
  articleWebsite: optionalLine(limits.shortText),
  postedDate: nullable<string>(calendarDate),
  articleCategory: (key) => (contentCategory(key) === undefined ? invalid('unknown-key') : valid(key)),
  tags: articleTags,
  coverPhoto: nullable(imageAddress),
  logo: nullable(imageAddress),
};

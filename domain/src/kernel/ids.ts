declare const brand: unique symbol;
type Branded<T, B extends string> = T & { readonly [brand]: B };

/** Opaque text `[A-Za-z0-9-]{1,64}`. */
export type UserId = Branded<string, 'UserId'>;
/** A company or a service: both are company entities. */
export type CompanyId = Branded<string, 'CompanyId'>;
export type ArticleId = Branded<string, 'ArticleId'>;
export type AccountId = Branded<string, 'AccountId'>;
export type SurveyQuestionId = Branded<string, 'SurveyQuestionId'>;
/** ISO 8601 in UTC with milliseconds, as `Date.prototype.toISOString` prints it. */
export type Instant = Branded<string, 'Instant'>;
/** `yyyy-MM-dd`. */
export type CalendarDate = Branded<string, 'CalendarDate'>;
/** `yyyy-MM`. */
export type YearMonth = Branded<string, 'YearMonth'>;

const ID = /^[A-Za-z0-9-]{1,64}$/;

export function isId(text: string): boolean {
  return ID.test(text);
}

function idOf<T extends string>(text: string): T {
  if (!isId(text)) throw new TypeError(`not an id: ${text.slice(0, 80)}`);
  return text as T;
}

/** Each brands a text that is already known to be an id; throws TypeError when it is not one. */
export const userId = (text: string): UserId => idOf<UserId>(text);
export const companyId = (text: string): CompanyId => idOf<CompanyId>(text);
export const articleId = (text: string): ArticleId => idOf<ArticleId>(text);
export const accountId = (text: string): AccountId => idOf<AccountId>(text);
export const surveyQuestionId = (text: string): SurveyQuestionId => idOf<SurveyQuestionId>(text);

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

export const isInstant = (text: string): text is Instant => INSTANT.test(text);

/** Brands an ISO 8601 UTC text; throws TypeError when it is not one. */
export function instant(text: string): Instant {
  if (!isInstant(text)) throw new TypeError(`not an instant: ${text.slice(0, 80)}`);
  return text;
}

const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/;
const YEAR_MONTH = /^\d{4}-\d{2}$/;

/** Brands a text of the form `yyyy-MM-dd`; throws TypeError otherwise. Whether the day exists is `calendarDate`'s to say. */
export function asCalendarDate(text: string): CalendarDate {
  if (!CALENDAR_DATE.test(text)) throw new TypeError(`not a date: ${text.slice(0, 80)}`);
  return text as CalendarDate;
}

/** Brands a text of the form `yyyy-MM`; throws TypeError otherwise. */
export function asYearMonth(text: string): YearMonth {
  if (!YEAR_MONTH.test(text)) throw new TypeError(`not a month: ${text.slice(0, 80)}`);
  return text as YearMonth;
}

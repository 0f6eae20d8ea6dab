import fc from 'fast-check';
import { type AccountId, accountId, articleId, companyId, type Instant, instant, userId } from '../kernel/ids.ts';

/** Few of each, so that random commands meet. */
export const mio = userId('u-mio');
export const sora = userId('u-sora');
export const tsubame = companyId('c-tsubame');
export const kikitome = companyId('c-kikitome');
export const essay = articleId('a-essay');
export const paper = articleId('a-paper');
export const noon: Instant = instant('2026-11-21T12:00:00.000Z');
export const later: Instant = instant('2026-11-22T12:00:00.000Z');
export const mioAccount: AccountId = accountId('u-mio');
export const soraAccount: AccountId = accountId('u-sora');

export const users = fc.constantFrom(mio, sora);
export const accounts = fc.constantFrom(mioAccount, soraAccount);
export const companies = fc.constantFrom(tsubame, kikitome);
export const articles = fc.constantFrom(essay, paper);
export const moments = fc.constantFrom(noon, later);
export const captions = fc.constantFrom(
  null,
  '',
  '図は手描きです',
  '  図は手描きです\u200B',
  'あ'.repeat(25),
  'あ'.repeat(26),
);

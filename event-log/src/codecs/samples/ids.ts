import { accountId, articleId, companyId, instant, surveyQuestionId, userId } from '@meikan/domain';

export const hanako = userId('01980000-0000-7000-8000-00000000aaaa');
export const jiro = userId('01980000-0000-7000-8000-00000000bbbb');
export const account = accountId('01980000-0000-7000-8000-00000000aaaa');
export const company = companyId('01980000-0000-7000-8000-00000000cccc');
export const service = companyId('01980000-0000-7000-8000-00000000dddd');
export const article = articleId('01980000-0000-7000-8000-00000000eeee');
export const question = surveyQuestionId('01980000-0000-7000-8000-00000000ffff');
export const at = instant('2026-04-01T09:30:00.000Z');

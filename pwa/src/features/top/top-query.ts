import { getTopPageData } from '@meikan/contracts';
import { apiQuery } from '../../api/api-query.ts';

/** The query of the top page. */
export const topQuery = apiQuery(getTopPageData, {});

import { getTopPageData } from '@meikan/contracts';
import { apiQuery } from '../../api/api-query.ts';

/** The question of the top page. */
export const topQuery = apiQuery(getTopPageData, {});

import { getArticle } from '@meikan/contracts';
import { apiQuery } from '../../api/api-query.ts';

/** The query of an item's own page. */
export const articleQuery = (id: string) => apiQuery(getArticle, { params: { id } });

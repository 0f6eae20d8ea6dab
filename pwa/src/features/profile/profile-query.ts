import { getProfile } from '@meikan/contracts';
import { apiQuery } from '../../api/api-query.ts';
import { asVisitor } from '../../api/preview.ts';

/** The query of a person's page; a preview is answered as to a visitor. */
export const profileQuery = (username: string, preview: boolean) =>
  apiQuery(getProfile, { params: { username }, query: asVisitor(preview) });

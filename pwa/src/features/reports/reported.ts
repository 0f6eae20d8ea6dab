import type { OwnReport } from '@meikan/contracts';

/** What is reported: what it is, and what it is called. */
export type Reported = Pick<OwnReport['target'], 'kind' | 'id'> & { readonly name: string };

const places: Readonly<Record<Reported['kind'], string>> = {
  user: '/profile/',
  company: '/companies/',
  article: '/articles/',
};

/** Where it stands in the app, for what tells of a report that waits. */
export const pathOf = ({ kind, id }: Pick<Reported, 'kind' | 'id'>): string => `${places[kind]}${id}`;

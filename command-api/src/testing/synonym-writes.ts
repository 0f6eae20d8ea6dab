import type { Write } from './write.ts';

const entry = { word: 'ととのう', others: ['サウナ', '銭湯'], oneWay: false };
const url = '/api/synonyms';

/** The words by which admins widen the search. */
export const synonymWrites: readonly Write[] = [
  {
    name: 'PUT /synonyms',
    who: 'admin',
    asked: { method: 'PUT', url, body: entry },
    appends: ['synonyms-set'],
    otherBody: { ...entry, oneWay: true },
    payload: entry,
  },
  {
    name: 'DELETE /synonyms',
    who: 'admin',
    asked: { method: 'DELETE', url: `${url}?word=${encodeURIComponent('ととのう')}` },
    appends: ['synonyms-removed'],
    payload: { removed: 'ととのう' },
  },
];

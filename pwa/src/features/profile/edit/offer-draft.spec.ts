import { expect, it } from 'vitest';
import { offerDraft, offerOf, tidyOffer } from './offer-draft.ts';

const link = { name: '会社案内', url: 'https://shiori.example/' };
const kept = { preferContactMethod: 'form', supplementalLinks: [link] };

it('offer draft: starts with what is kept, or one empty row', () => {
  expect(offerDraft(kept, 'design')).toEqual({ kind: 'design', method: 'form', links: [link] });
  expect(offerDraft(null, undefined)).toEqual({ kind: '', method: '', links: [{ name: '', url: '' }] });
});

it('offer draft: drops incomplete links, but keeps one row to write in', () => {
  const half = { name: '名前だけ', url: ' ' };
  expect(tidyOffer({ kind: '', method: '', links: [half, link] }).links).toEqual([link]);
  expect(tidyOffer({ kind: '', method: '', links: [half] }).links).toEqual([{ name: '', url: '' }]);
});

it('offer draft: removes the section only when all of it is empty', () => {
  const nothing = offerDraft(null, undefined);
  expect(offerOf(nothing)).toBeNull();
  expect(offerOf({ ...nothing, method: 'form' })).toEqual({ preferContactMethod: 'form', supplementalLinks: [] });
  expect(offerOf({ ...nothing, links: [link] })).toEqual({ preferContactMethod: '', supplementalLinks: [link] });
});

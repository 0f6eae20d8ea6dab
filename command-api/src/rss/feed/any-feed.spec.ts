import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FeedRefused } from './feed-refused.ts';
import { itemKey } from './item-key.ts';
import { MOST_ITEMS } from './newest-items.ts';
import { parseFeed } from './parse-feed.ts';

const folder = new URL('./fixtures/', import.meta.url);
const fixtures = readdirSync(folder).map((name) => readFileSync(new URL(name, folder)));
const NOW = Date.parse('2026-11-20T00:00:00Z');

/** Every kind of feed with some of its bytes replaced, cut out or doubled. */
const damaged = fc
  .tuple(
    fc.constantFrom(...fixtures),
    fc.array(fc.record({ at: fc.nat(1400), cut: fc.nat(40), put: fc.uint8Array({ maxLength: 8 }) }), { maxLength: 6 }),
  )
  .map(([feed, wounds]) =>
    wounds.reduce(
      (body, { at, cut, put }) => Buffer.concat([body.subarray(0, at), put, body.subarray(at + cut)]),
      feed,
    ),
  );

it('is read or refused, whatever happened to it on its way', () => {
  const contentTypes = fc.constantFrom('text/xml', 'text/xml; charset=shift_jis', 'application/json', '');
  fc.assert(
    fc.property(fc.oneof(damaged, fc.uint8Array({ maxLength: 300 })), contentTypes, (body, contentType) => {
      try {
        const items = parseFeed({ body, contentType, url: 'https://mio.example/feed' }, NOW);
        expect(items.length).toBeLessThanOrEqual(MOST_ITEMS);
        expect(new Set(items.map(itemKey)).size).toBe(items.length);
      } catch (error) {
        expect(error).toBeInstanceOf(FeedRefused);
      }
    }),
    { numRuns: 500 },
  );
});

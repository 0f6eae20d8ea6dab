import { expect, it } from 'vitest';
import { standsUnder } from './service-tabs.ts';

it.each([
  ['web_service', true, false],
  ['programming_tool', true, false],
  ['business_service', true, true],
  ['local_business', true, true],
])('lists %s under the first tab: %s, under businesses: %s', (type, all, business) => {
  expect([standsUnder('web', type), standsUnder('business', type)]).toEqual([all, business]);
});

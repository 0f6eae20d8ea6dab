import fc from 'fast-check';
import type { Weather } from './model-device.ts';
import { FIELDS } from './model-server.ts';

/** What people do and what the network does. `device` is 0 or 1; `refused`: whether the server will say no to what is written. */
export type Act =
  | {
      readonly kind: 'edit';
      readonly device: number;
      readonly field: (typeof FIELDS)[number];
      readonly refused: boolean;
    }
  | {
      readonly kind: 'article';
      readonly device: number;
      readonly deed: 'register' | 'edit' | 'remove';
      readonly refused: boolean;
    }
  | { readonly kind: 'turn'; readonly device: number; readonly weather: Weather }
  | { readonly kind: 'look'; readonly device: number };

const device = fc.nat({ max: 1 });
const refused = fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) });
const weather = fc.oneof(
  fc.constant<Weather>('fine'),
  fc.constantFrom<Weather>(
    'dropped',
    'answer-lost',
    'twice',
    'cut-short',
    'busy',
    'broken',
    'unauthorised',
    'turned-away',
    'repeated-and-turned-away',
    'repeated-and-unauthorised',
    'killed',
  ),
);
/** What happens until the network is well again. */
export const acts: fc.Arbitrary<readonly Act[]> = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({ kind: fc.constant('edit' as const), device, field: fc.constantFrom(...FIELDS), refused }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('article' as const),
        device,
        deed: fc.constantFrom('register' as const, 'edit' as const, 'remove' as const),
        refused,
      }),
    },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('turn' as const), device, weather }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('look' as const), device }) },
  ),
  { maxLength: 40 },
);

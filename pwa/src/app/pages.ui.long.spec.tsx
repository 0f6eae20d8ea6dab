import { test } from 'vitest';
import { isAccessibleAndFits } from './testing/look-at-page.ts';
import { OTHER_SIGHTS } from './testing/places.ts';

test.each(OTHER_SIGHTS)('$name for $role passes axe and fits its width', isAccessibleAndFits);

import { test } from 'vitest';
import { isPrinted, PRINTED } from './testing/printed.ts';

test.each(PRINTED)('$name for $role prints without controls, and its links with addresses', isPrinted);

import { test } from 'vitest';
import { isPrinted, OTHERS_PRINTED } from './testing/printed.ts';

test.each(OTHERS_PRINTED)('$name for $role prints without controls, and its links with addresses', isPrinted);

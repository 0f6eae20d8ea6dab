import { test } from 'vitest';
import { isPrinted, OTHERS_PRINTED } from './testing/printed.ts';

test.each(OTHERS_PRINTED)(
  '$name as $role sees it is printed without anything to press, its links with their addresses',
  isPrinted,
);

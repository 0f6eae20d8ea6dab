import { test } from 'vitest';
import { isPrinted, PRINTED } from './testing/printed.ts';

test.each(PRINTED)(
  '$name as $role sees it is printed without anything to press, its links with their addresses',
  isPrinted,
);

import { expect, it } from 'vitest';
import { total } from './counts.ts';

it('a counter adds up to its counts', () => expect([total({}), total({ movie: 2, slide: 3 })]).toEqual([0, 5]));

import { expect, it } from 'vitest';
import { changedSince } from './changed-since.ts';

it.each<[string, unknown, unknown, string[]]>([
  ['nothing', { a: 1, sections: { x: [1] } }, { sections: { x: [1] }, a: 1 }, []],
  ['a field', { a: 1 }, { a: 2 }, ['a']],
  ['a field of a group', { sections: { x: 1, y: { z: 1 } } }, { sections: { x: 1, y: { z: 2 } } }, ['sections.y']],
  ['what came and what went', { gone: 1 }, { come: 1 }, ['come', 'gone']],
  ['everything, where there was nothing', { status: 'none' }, { status: 'active', name: 'a' }, ['name', 'status']],
])('tells %s', (_, before, after, changed) => expect(changedSince(before, after)).toEqual(changed));

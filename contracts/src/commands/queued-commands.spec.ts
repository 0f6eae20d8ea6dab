import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { commandFields, withCommandFields } from './command-fields.ts';
import type { QueuedCommandDefinition } from './define-queued-command.ts';
import { partitionOf, queuedCommandOf, queuedCommands } from './queued-commands.ts';

const definitions: readonly (readonly [string, QueuedCommandDefinition])[] = Object.entries(queuedCommands);

describe('the partition of a command', () => {
  it('is the stream of a pair by its sender, and of an entity by its id', () => {
    expect(partitionOf('set-bookmark', { referenceId: 'a-1', value: true }, 'u-1')).toBe('bookmark-u-1_a-1');
    expect(partitionOf('set-follow', { target: { kind: 'company', id: 'c-1' }, value: true }, 'u-1')).toBe(
      'follow-u-1_company.c-1',
    );
    expect(partitionOf('withdraw-usage', { holder: { kind: 'user', id: 'u-1' }, serviceId: 's-1' }, 'u-1')).toBe(
      'usage-u-1_s-1',
    );
    const owner = { kind: 'user' as const, id: 'u-1' };
    expect(partitionOf('restore-article', { articleId: 'a-1', owner }, 'u-1')).toBe('article-a-1');
    expect(partitionOf('update-sns', { userId: 'u-1', changes: {} }, 'u-1')).toBe('user-u-1');
  });
});

describe('the fields of a command', () => {
  it.each(definitions)('%s: are one part of its data exactly when it is merged field by field', (_type, definition) => {
    const { schema, merge } = definition;
    const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
    const parts = names.filter((name) => Object.keys(commandFields({ [name]: { field: 1 } })).length > 0);
    expect(parts).toHaveLength(merge.merges === 'fields' || merge.merges === 'create' ? 1 : 0);
  });

  it('are replaced in their part of the data', () => {
    expect(withCommandFields({ userId: 'u-1', changes: { name: '澪' } }, { job: '設計' })).toEqual({
      userId: 'u-1',
      changes: { job: '設計' },
    });
  });

  it('are empty for a command that is merged as a whole, whose data stays unchanged', () => {
    const data = { target: { kind: 'user', id: 'u-1' }, value: true };
    expect([commandFields(data), withCommandFields(data, { value: false })]).toEqual([{}, data]);
  });
});

it.each(definitions)('%s: its upcasters cover every version before its own', (_type, { v, upcast = {} }) => {
  const versions = Object.keys(upcast).map(Number);
  expect(versions).toEqual(versions.map((_, index) => v - versions.length + index));
});

it('a command of a type that this version does not know has no definition', () => {
  expect([queuedCommandOf('of-a-later-version'), queuedCommandOf('toString')]).toEqual([null, null]);
});

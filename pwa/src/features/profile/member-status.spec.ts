import { describe, expect, it } from 'vitest';
import { memberChoices, shownStatus } from './member-status.ts';

describe('the filter by membership', () => {
  it('starts with present companies', () => {
    expect(shownStatus('NOW-MEMBER', { 'NOW-MEMBER': 1, 'PASSED-MEMBER': 2 })).toBe('NOW-MEMBER');
  });
  it('selects the only filter with content', () => {
    expect(shownStatus('NOW-MEMBER', { 'PASSED-MEMBER': 2 })).toBe('PASSED-MEMBER');
    expect(shownStatus('PASSED-MEMBER', { 'NOW-MEMBER': 1, 'PASSED-MEMBER': 0 })).toBe('NOW-MEMBER');
  });
  it('keeps its choice when there is nothing', () => {
    expect(shownStatus('NOW-MEMBER', {})).toBe('NOW-MEMBER');
  });
  it('hides chips with a count of zero', () => {
    expect(memberChoices({ 'PASSED-MEMBER': 2, 'NOW-MEMBER': 0 })).toEqual([
      { value: 'PASSED-MEMBER', label: '過去に所属', count: 2 },
    ]);
  });
});

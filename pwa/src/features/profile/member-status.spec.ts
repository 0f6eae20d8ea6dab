import { describe, expect, it } from 'vitest';
import { memberChoices, shownStatus } from './member-status.ts';

describe('the filter by membership', () => {
  it('shows the present companies first', () => {
    expect(shownStatus('NOW-MEMBER', { 'NOW-MEMBER': 1, 'PASSED-MEMBER': 2 })).toBe('NOW-MEMBER');
  });
  it('selects the only filter that has content by itself', () => {
    expect(shownStatus('NOW-MEMBER', { 'PASSED-MEMBER': 2 })).toBe('PASSED-MEMBER');
    expect(shownStatus('PASSED-MEMBER', { 'NOW-MEMBER': 1, 'PASSED-MEMBER': 0 })).toBe('NOW-MEMBER');
  });
  it('stays where it is when there is nothing at all', () => {
    expect(shownStatus('NOW-MEMBER', {})).toBe('NOW-MEMBER');
  });
  it('shows a chip only when its count is above zero', () => {
    expect(memberChoices({ 'PASSED-MEMBER': 2, 'NOW-MEMBER': 0 })).toEqual([
      { value: 'PASSED-MEMBER', label: '過去に所属', count: 2 },
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import { linksBody, linksOf, NO_LINK, tidyLinks } from './links-draft.ts';
import { NO_RESOURCE, resourcesBody, resourcesOf, tidyResources } from './resources-draft.ts';

const novel = { name: '夜の本', category: 'novel', url: ' ', comment: '' };

describe('reading resources', () => {
  test('without a name are dropped', () => {
    const values = { readingResources: [{ ...novel, name: ' ', comment: '名前のない本' }, novel] };
    expect(resourcesBody(values)).toEqual({ readingResources: [{ ...novel, url: null }] });
  });

  test('leave one empty row when none is left', () => {
    expect(tidyResources({ readingResources: [{ ...novel, name: '' }] })).toEqual({ readingResources: [NO_RESOURCE] });
    expect(resourcesOf({ readingResources: [] })).toEqual({ readingResources: [NO_RESOURCE] });
  });

  test('start empty, as a book', () => {
    expect(NO_RESOURCE).toEqual({ name: '', category: 'book', url: '', comment: '' });
  });
});

describe('various links', () => {
  const link = { linkName: '日誌', linkUrl: 'https://example.com' };

  test('without a name or an address are dropped', () => {
    const variousLinks = [{ ...link, linkName: ' ' }, { ...link, linkUrl: '' }, link];
    expect(linksBody({ variousLinks })).toEqual({ variousLinks: [link] });
  });

  test('leave one empty row when none is left', () => {
    expect(tidyLinks({ variousLinks: [{ ...link, linkUrl: '' }] })).toEqual({ variousLinks: [NO_LINK] });
    expect(linksOf({ variousLinks: [] })).toEqual({ variousLinks: [NO_LINK] });
  });
});

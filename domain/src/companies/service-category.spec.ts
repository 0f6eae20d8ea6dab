import { describe, expect, it } from 'vitest';
import { serviceCategoryOf } from './service-category.ts';

describe('the key of a category', () => {
  it('names its three levels', () => {
    expect(serviceCategoryOf('microblog')).toEqual({
      serviceType: 'web_service',
      mainCategory: 'sns_community',
      subCategory: 'microblog',
    });
    expect(serviceCategoryOf('sns_community')).toMatchObject({ serviceType: 'web_service', subCategory: null });
  });
  it('is unknown outside the tree', () => {
    for (const key of ['', 'web_service', '__proto__']) expect(serviceCategoryOf(key)).toBeNull();
  });
});

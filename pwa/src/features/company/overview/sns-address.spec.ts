import { describe, expect, it } from 'vitest';
import { snsAddress } from './sns-address.ts';

describe('snsAddress', () => {
  it('leaves an address as it is', () => {
    expect(snsAddress('website', 'https://hiyori.example/')).toBe('https://hiyori.example/');
    expect(snsAddress('twitter', 'https://x.com/hiyori')).toBe('https://x.com/hiyori');
  });
  it('makes an address of an account, with or without @', () => {
    expect(snsAddress('twitter', '@hiyori')).toBe('https://x.com/hiyori');
    expect(snsAddress('instagram', 'hiyori')).toBe('https://www.instagram.com/hiyori');
  });
  it('lets no account leave its site', () => {
    expect(snsAddress('facebook', '../evil')).toBe('https://www.facebook.com/..%2Fevil');
    expect(snsAddress('website', 'javascript:alert(1)')).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { shellFor, withHead } from './head.ts';

const shell = '<html><head><title>名鑑</title><meta name="description" content="x" /></head><body></body></html>';

describe('the head of a page', () => {
  it('says what the page is, escaped (H02, H03)', () => {
    const page = withHead(shell, {
      title: '</title><script>alert(1)</script>',
      description: '"><img src=x onerror=alert(1)>',
      canonical: 'https://meikan.example/profile/mio',
    });
    expect(page).not.toContain('<script>');
    expect(page).not.toContain('<img');
    expect(page).toContain('<link rel="canonical" href="https://meikan.example/profile/mio">');
  });

  it('takes `$&` in a name for what it is', () => {
    const page = withHead(shell, { title: "$& $' $`", description: '', canonical: 'https://meikan.example/' });
    expect(page).toContain('<title>$&amp; $');
  });

  it('names a foreign issuer, and the embedded one not at all', () => {
    expect(shellFor(shell, undefined)).toBe(shell);
    const named = shellFor(shell, { issuer: 'https://id.example/"', clientId: 'meikan' });
    expect(named).toContain('<meta name="meikan:oidc-issuer" content="https://id.example/&quot;">');
    expect(named).toContain('<meta name="meikan:oidc-client" content="meikan">');
  });
});

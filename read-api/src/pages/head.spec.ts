import { describe, expect, it } from 'vitest';
import { shellFor, withHead } from './head.ts';

const shell = '<html><head><title>名鑑</title><meta name="description" content="x" /></head><body></body></html>';

describe('the head of a page', () => {
  const mio = {
    title: '澪 – 名鑑',
    name: '澪',
    description: '一行目\n\n 二行目',
    canonical: 'https://meikan.example/profile/mio',
  };

  it('tells link previews what it is, with a large picture where there is one', () => {
    const card = { address: 'https://meikan.example/cards/person/mio.png?v=1', words: '澪の名刺' };
    const page = withHead(shell, {
      ...mio,
      kind: 'profile',
      properties: [
        ['profile:username', 'mio'],
        ['article:section', null],
      ],
      card,
    });
    for (const [key, content] of [
      ['og:type', 'profile'],
      ['og:locale', 'ja_JP'],
      ['og:title', '澪'],
      ['og:description', '一行目 二行目'],
      ['og:image', card.address],
      ['og:image:width', '1200'],
      ['profile:username', 'mio'],
    ])
      expect(page).toContain(`<meta property="${key}" content="${content}">`);
    expect(page).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(page).not.toContain('article:section');
    expect(withHead(shell, mio)).toContain('<meta name="twitter:card" content="summary">');
  });

  it('leads robots neither to a feed nor to data of a page that is kept from them', () => {
    const feed = { address: 'https://meikan.example/profile/mio/atom.xml', title: '澪さんの記事' };
    const linkedData = [{ '@type': 'Person', name: '澪' }];
    const open = withHead(shell, { ...mio, feed, linkedData });
    expect(open).toContain(
      `<link rel="alternate" type="application/atom+xml" title="澪さんの記事" href="${feed.address}">`,
    );
    expect(open).toContain('"@graph":[{"@type":"Person","name":"澪"}]');
    const hidden = withHead(shell, { ...mio, feed, linkedData, hidden: true });
    expect(hidden).toContain('<meta name="robots" content="noindex">');
    expect(hidden).not.toMatch(/atom\+xml|ld\+json/);
  });

  it('cuts a long description at whole characters', () => {
    const family = '👨‍👩‍👧';
    const page = withHead(shell, { ...mio, description: family.repeat(200) });
    expect(page).toContain(`<meta name="description" content="${family.repeat(119)}…">`);
  });

  it('says what the page is, escaped', () => {
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
    expect(shellFor(shell, {})).toBe(shell);
    const named = shellFor(shell, { foreignIssuer: { issuer: 'https://id.example/"', clientId: 'meikan' } });
    expect(named).toContain('<meta name="meikan:oidc-issuer" content="https://id.example/&quot;">');
    expect(named).toContain('<meta name="meikan:oidc-client" content="meikan">');
  });

  it('names the pages elsewhere that it was told, and no others', () => {
    const outsideLinks = { help: 'https://help.example/?a&b', businessHelp: undefined, demo: 'https://demo.example/' };
    const named = shellFor(shell, { outsideLinks });
    expect(named).toContain('<meta name="meikan:help" content="https://help.example/?a&amp;b">');
    expect(named).toContain('<meta name="meikan:demo" content="https://demo.example/">');
    expect(named).not.toContain('business-help');
  });
});

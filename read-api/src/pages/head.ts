import { escapeHtml } from '@meikan/platform';

/** What the head of a page says to those who do not run it: search engines, link previews, readers of tabs. */
export type PageHead = {
  readonly title: string;
  readonly description: string;
  /** Absolute address of the page itself. */
  readonly canonical: string;
  /** Kept out of search engines: previews, and pages that are not there. */
  readonly hidden?: boolean;
};

/** An issuer of another house, which the page signs in at (identity.md). */
export type ForeignIssuer = { readonly issuer: string; readonly clientId: string };

/** The built shell of an installation: it names the issuer when that is not the embedded one. */
export function shellFor(shell: string, foreign: ForeignIssuer | undefined): string {
  if (foreign === undefined) return shell;
  const tags = [
    `<meta name="meikan:oidc-issuer" content="${escapeHtml(foreign.issuer)}">`,
    `<meta name="meikan:oidc-client" content="${escapeHtml(foreign.clientId)}">`,
  ].join('');
  return shell.replace('</head>', () => `${tags}</head>`);
}

const LONGEST_DESCRIPTION = 120;

/** The built shell with a page's own head. Every value is escaped; nothing of a person's text becomes markup (H02, H03). */
export function withHead(shell: string, head: PageHead): string {
  const title = escapeHtml(head.title);
  const description = escapeHtml([...head.description].slice(0, LONGEST_DESCRIPTION).join(''));
  const canonical = escapeHtml(head.canonical);
  const tags = [
    `<link rel="canonical" href="${canonical}">`,
    '<meta property="og:site_name" content="名鑑">',
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${canonical}">`,
    '<meta name="twitter:card" content="summary">',
    ...(head.hidden ? ['<meta name="robots" content="noindex">'] : []),
  ].join('');
  return shell
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(
      /<meta name="description" content="[^"]*"\s*\/?>/,
      () => `<meta name="description" content="${description}">`,
    )
    .replace('</head>', () => `${tags}</head>`);
}

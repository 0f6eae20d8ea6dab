import { type Configuration, escapeHtml } from '@meikan/platform';
import { type LinkedData, linkedDataMarkup } from './linked-data.ts';
import { oneLine } from './one-line.ts';

/** A picture of 1200 × 630 that stands for a page wherever its address is shared. */
export type CardPicture = { readonly address: string; readonly words: string };

/** Further properties of Open Graph; what is not known is not told. */
export type Properties = readonly (readonly [name: string, content: string | null | undefined])[];

/** What the head of a page says to those who do not run it: search engines, link previews, readers of tabs. */
export type PageHead = {
  readonly title: string;
  /** What the page is called where the name of the site stands beside it; the title unless told. */
  readonly name?: string;
  readonly description: string;
  /** Absolute address of the page itself: one for each page, however it was asked for. */
  readonly canonical: string;
  /** Kept out of search engines: previews, pages of one's own, and pages that are not there. */
  readonly hidden?: boolean;
  /** `website` unless told, with what its kind says beside that (ogp.me). */
  readonly kind?: 'profile' | 'article';
  readonly properties?: Properties;
  readonly card?: CardPicture;
  /** Absolute address of an Atom feed. */
  readonly feed?: { readonly address: string; readonly title: string };
  readonly linkedData?: readonly LinkedData[];
};

/** A foreign issuer, which the page signs in at (docs/operations.md). */
export type ForeignIssuer = { readonly issuer: string; readonly clientId: string };

/** What an installation tells the app in every page. */
export type Installation = {
  /** Absent for the embedded issuer. */
  readonly foreignIssuer?: ForeignIssuer | undefined;
  readonly outsideLinks?: Configuration['http']['outsideLinks'];
};

/** The built shell of an installation: it names what is not as usual, a foreign issuer and pages elsewhere. */
export function shellFor(shell: string, { foreignIssuer, outsideLinks }: Installation): string {
  const told = {
    'oidc-issuer': foreignIssuer?.issuer,
    'oidc-client': foreignIssuer?.clientId,
    help: outsideLinks?.help,
    'business-help': outsideLinks?.businessHelp,
    demo: outsideLinks?.demo,
  };
  const tags = Object.entries(told).flatMap(([name, content]) => (content ? [named(`meikan:${name}`, content)] : []));
  return shell.replace('</head>', () => `${tags.join('')}</head>`);
}

const LONGEST_DESCRIPTION = 120;

const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}">`;

/** The built shell with a page's own head. Every value is escaped; nothing of a person's text becomes markup. */
export function withHead(shell: string, head: PageHead): string {
  const description = oneLine(head.description, LONGEST_DESCRIPTION);
  const tags = [
    `<link rel="canonical" href="${escapeHtml(head.canonical)}">`,
    named('robots', head.hidden ? 'noindex' : 'max-image-preview:large'),
    ...openGraph(head, description),
    ...cardTags(head.card),
    ...(head.hidden ? [] : [feedTag(head.feed), linkedDataMarkup(head.linkedData ?? [])]),
  ].join('');
  return shell
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(head.title)}</title>`)
    .replace(/<meta name="description" content="[^"]*"\s*\/?>/, () => named('description', description))
    .replace('</head>', () => `${tags}</head>`);
}

function openGraph(head: PageHead, description: string): readonly string[] {
  return [
    property('og:site_name', '名鑑'),
    property('og:locale', 'ja_JP'),
    property('og:type', head.kind ?? 'website'),
    property('og:title', head.name ?? head.title),
    property('og:description', description),
    property('og:url', head.canonical),
    ...(head.properties ?? []).flatMap(([key, content]) => (content ? [property(key, content)] : [])),
  ];
}

/** X reads the rest of its card from Open Graph. */
function cardTags(card: CardPicture | undefined): readonly string[] {
  if (card === undefined) return [named('twitter:card', 'summary')];
  return [
    property('og:image', card.address),
    property('og:image:type', 'image/png'),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', card.words),
    named('twitter:card', 'summary_large_image'),
  ];
}

function feedTag(feed: PageHead['feed']): string {
  if (feed === undefined) return '';
  const [title, address] = [escapeHtml(feed.title), escapeHtml(feed.address)];
  return `<link rel="alternate" type="application/atom+xml" title="${title}" href="${address}">`;
}

import { escapeHtml } from '@meikan/platform';

/** What a page shows before its scripts have come: pictures as addresses of this platform, texts as people wrote them. */
export type FirstView = {
  readonly name: string;
  readonly reading: string | null;
  /** Round for a person, square for a company. */
  readonly picture: string | null;
  readonly text: string;
  /** Only companies have one; `undefined` for people. */
  readonly cover?: string | null;
};

const PLACE = /<!-- first-view -->[\s\S]*?<!-- \/first-view -->/;

/**
 * The shell with a page's name, picture and text in the place of its general words; classes are those of
 * pwa/src/app/shell/static-shell.css. People read it a second earlier on a slow phone, and readers without scripts at all.
 */
export function withFirstView(shell: string, view: FirstView | undefined): string {
  return view === undefined ? shell : shell.replace(PLACE, () => markupOf(view));
}

function markupOf({ name, reading, picture, text, cover }: FirstView): string {
  const isCompany = cover !== undefined;
  return [
    cover ? image(cover, 'fv-cover') : '',
    '<div class="wrap fv-name">',
    picture ? image(picture, isCompany ? 'fv-logo' : 'fv-face') : '',
    `<div>${reading ? `<p>${escapeHtml(reading)}</p>` : ''}<h1>${escapeHtml(name)}</h1></div>`,
    '</div>',
    text ? `<p class="wrap fv-text">${escapeHtml(text)}</p>` : '',
  ].join('');
}

const image = (address: string, classes: string) =>
  `<img class="${classes}" src="${escapeHtml(address)}" alt="" fetchpriority="high">`;

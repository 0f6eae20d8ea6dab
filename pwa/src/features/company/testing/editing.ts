import { type Locator, page } from 'vitest/browser';

const main = page.getByRole('main');

/** The way to edit a section, wherever it stands. */
export const editButton = (section: string): Locator => main.getByRole('button', { name: `${section}を編集` });

/** The section that a button edits. */
const sectionOf = (button: Element | null) => button?.textContent.replace(/^編集/, '').replace(/を編集$/, '') ?? '';

/** The names of the sections that may be edited on the page that is open. */
export const editable = (): readonly string[] =>
  main
    .getByRole('button', { name: /を編集$/ })
    .elements()
    .map(sectionOf);

/** The names of the sections beside whose buttons it stands that an edit has not been sent yet. */
export const waiting = (): readonly string[] =>
  main
    .getByRole('link', { name: /^送信待ち/ })
    .elements()
    .map(({ nextElementSibling }) => sectionOf(nextElementSibling));

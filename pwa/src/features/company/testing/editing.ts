import { type Locator, page } from 'vitest/browser';

/** The way to edit a section, wherever it stands. */
export const editButton = (section: string): Locator =>
  page.getByRole('main').getByRole('button', { name: `${section}を編集` });

/** The names of the sections that may be edited on the page that is open. */
export const editable = (): readonly string[] =>
  page
    .getByRole('main')
    .getByRole('button', { name: /を編集$/ })
    .elements()
    .map(({ textContent }) => textContent.replace(/^編集/, '').replace(/を編集$/, ''));

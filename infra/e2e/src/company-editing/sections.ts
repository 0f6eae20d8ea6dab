import type { Page } from 'playwright-core';
import { OWN_COMPANY } from '../places/places.ts';

export const tabPath = (tab: number) => `${OWN_COMPANY}?tab=${tab}`;

/** The way to edit a section, wherever it stands. */
export const editButton = (page: Page, section: string) =>
  page.getByRole('main').getByRole('button', { name: `${section}を編集`, exact: true });

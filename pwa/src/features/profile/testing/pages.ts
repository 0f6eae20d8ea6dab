import { page } from 'vitest/browser';

/** The page of the demo's general account, and one of somebody else. */
export const OWN = '/profile/kurosaki-mio';
export const OTHER = '/profile/takahashi-kiichi';

/** A section of the page, by its heading. */
export const section = (name: string) => page.getByRole('region', { name });

/** The tabs of the page. */
export const strip = page.getByRole('navigation', { name: 'プロフィールの見出し' });

import { useEffect } from 'react';
import { firstPageDrawn } from '../api/first-page.ts';

/** Stands last in the app, so that its effect comes after those of the page. */
export function FirstPageDrawn() {
  useEffect(firstPageDrawn, []);
  return null;
}

import { paper } from './ink.ts';

const CAT =
  'M15 20C14.1 15.4 14.2 10 15.3 5.4 18 6.7 20.3 8.8 21.9 11 23.3 10.6 25 10.6 26.4 11 28 8.8 30.3 6.6 33 5.5 34.1 10 34.1 15.7 33.1 20 32.5 22.3 31.3 24 29.9 25.1 34.7 28.6 37.3 34.6 36.9 41.2 36.8 42.6 36 43.2 34.6 43.2H13.2C11.9 43.2 11.2 42.5 11.1 41.2 10.8 34.4 13.4 28.6 18.3 25.1 16.6 23.9 15.5 22.3 15 20z';
const TAIL = 'M34 41.3C39.8 42.8 45 39.6 44.4 34 44 30.6 40.4 30.4 40.2 33.2';
const COLLAR = 'M17.6 24.5C21.6 27 26.6 27 30.6 24.4';
/** Where the cat sits in its square of 48. */
const SEAT = 43.2;

/** The cat of 名鑑, `size` px high and wide, sitting on the line `y` with its left edge at `x`. */
export function mark({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }): string {
  const scale = size / 48;
  const line = 'fill="none" stroke-linecap="round"';
  return [
    `<g transform="translate(${x} ${y - SEAT * scale}) scale(${scale})">`,
    `<path d="${CAT}" fill="${paper.ink}"/>`,
    `<path d="${TAIL}" ${line} stroke="${paper.ink}" stroke-width="3.3"/>`,
    `<path d="${COLLAR}" ${line} stroke="${paper.shu}" stroke-width="2.5"/>`,
    '</g>',
  ].join('');
}

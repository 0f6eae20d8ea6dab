import { shape, stroke } from '../svg.ts';

const SHOULDERS = 'M8 67C10 52 20 47.5 32 47.5S54 52 56 67z';

type Clothes = (cloth: string, under: string) => string;

/** Each is drawn over the neck's foot; `under` is the shirt below or the seam. */
export const CLOTHES: readonly [Clothes, ...Clothes[]] = [
  (cloth) => shape(SHOULDERS, cloth),
  (cloth, under) => shape(SHOULDERS, cloth) + shape('M26.5 48L32 56l5.5-8-2.5 12h-6z', under),
  (cloth, under) =>
    shape(SHOULDERS, cloth) +
    shape('M25 48.2L32 60l7-11.8-3-1h-8z', under) +
    stroke('M25 48.2L30 66M39 48.2L34 66', 'rgba(0,0,0,.14)', 1.2),
  (cloth, under) => shape(SHOULDERS, cloth) + stroke('M25.5 48.5C27.5 53 36.5 53 38.5 48.5', under, 2),
  (cloth) =>
    shape(SHOULDERS, cloth) + shape('M25.8 44.5h12.6l1 6.5H24.8z', cloth) + stroke('M26 49h12', 'rgba(0,0,0,.12)', 1.2),
  (cloth, under) =>
    shape(SHOULDERS, cloth) +
    shape(
      'M20 50C22 46 26 45.5 27.5 45.5 28.5 50 35.5 50 36.5 45.5 38 45.5 42 46 44 50 40 56.5 24 56.5 20 50z',
      under,
    ) +
    stroke('M28.5 55v6M35.5 55v6', under, 1.4),
];

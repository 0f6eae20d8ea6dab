import { pictureRules } from '@meikan/contracts';

/** The densest screens that pictures are fetched for: beyond this nobody sees a difference. */
const DENSEST = 3;

/** What is uploaded is named by its content and made in sizes. */
const STORED = /^\/images\/[0-9a-f]{64}$/;

/**
 * How wide a picture is drawn. `box`: always so many CSS pixels. `part`: by the page, told as the browser's `sizes`, and no wider
 * than so many CSS pixels. `screen`: as wide as the device.
 */
export type Extent =
  | { readonly box: number }
  | { readonly part: string; readonly widest: number }
  | { readonly screen: true };

/** What an `<img>` is told of where its picture lies. */
export type Sources = { readonly src: string; readonly srcSet?: string; readonly sizes?: string };

/** From the first that fills the box to the first that fills it on the densest screen. */
function widthsUpTo(smallest: number, largest: number): readonly number[] {
  const { widths } = pictureRules;
  const enough = widths.findIndex((width) => width >= largest);
  return widths.slice(0, enough < 0 ? widths.length : enough + 1).filter((width) => width >= smallest);
}

/**
 * A picture in the sizes that are made of it: `width` where the page gives it a box, `dw` where it is as wide as the device; the
 * browser, which knows its screen, takes one. The two places without sizes stand for the "two named
 * hosts": `/images/drawn/` and `/images/art/` draw in lines, which fit every screen; addresses of the device itself neither.
 */
export function sourcesOf(address: string, extent: Extent): Sources {
  if (!STORED.test(address)) return { src: address };
  if ('screen' in extent) return listed(address, 'dw', widthsUpTo(640, Number.POSITIVE_INFINITY), '100vw');
  if ('box' in extent) return listed(address, 'width', widthsUpTo(extent.box, extent.box * DENSEST), `${extent.box}px`);
  return listed(address, 'width', widthsUpTo(160, extent.widest * DENSEST), extent.part);
}

function listed(address: string, name: 'width' | 'dw', widths: readonly number[], sizes: string): Sources {
  const at = (width: number) => `${address}?${name}=${width}`;
  const [first = pictureRules.keptSide] = widths;
  return { src: at(first), srcSet: widths.map((width) => `${at(width)} ${width}w`).join(', '), sizes };
}

import { LOGO_MOTIFS, type LogoMotif } from './logo/logo.ts';
import { PORTRAIT_LOOKS, type PortraitLook } from './portrait/portrait.ts';
import { COVER_SCENES, type CoverScene } from './scenes/cover.ts';
import { THUMB_SCENES, type ThumbScene } from './scenes/thumb.ts';

/** Everything a drawing needs; nothing of it is stored. `hue` is a whole number of degrees, 0-359. */
export type DrawnPicture = { readonly seed: string; readonly hue?: number } & (
  | { readonly kind: 'logo'; readonly as?: LogoMotif }
  | { readonly kind: 'portrait'; readonly as?: PortraitLook }
  | { readonly kind: 'cover'; readonly as?: CoverScene }
  | { readonly kind: 'thumb'; readonly as?: ThumbScene }
  | { readonly kind: 'cat'; readonly as?: never }
);

export type DrawnKind = DrawnPicture['kind'];

const SEED = /^[A-Za-z0-9-]{1,64}$/;
const HUE = /^(?:\d|[1-9]\d|[12]\d\d|3[0-5]\d)$/;

/** A stable, relative address: the same picture for ever. Throws TypeError for a seed that is no id. */
export function drawnAddress({ kind, seed, as, hue }: DrawnPicture): string {
  if (!SEED.test(seed)) throw new TypeError(`not a seed: ${seed.slice(0, 80)}`);
  const query = new URLSearchParams();
  if (as !== undefined) query.set('as', as);
  if (hue !== undefined) query.set('hue', String(hue));
  return `/images/drawn/${kind}/${seed}.svg${query.size === 0 ? '' : `?${query}`}`;
}

type Asked = {
  readonly kind: string;
  readonly seed: string;
  readonly as?: string | undefined;
  readonly hue?: string | undefined;
};

/** Nothing asked for is fine; something that is not listed is not. */
function oneOf<T extends string>(options: readonly T[], text: string | undefined): { readonly as?: T } | null {
  if (text === undefined) return {};
  const found = options.find((option) => option === text);
  return found === undefined ? null : { as: found };
}

function withOptions<K extends DrawnKind, T extends string>(kind: K, options: { readonly as?: T } | null) {
  return options && { kind, ...options };
}

function kindOf(kind: string, as: string | undefined) {
  switch (kind) {
    case 'logo':
      return withOptions(kind, oneOf(LOGO_MOTIFS, as));
    case 'portrait':
      return withOptions(kind, oneOf(PORTRAIT_LOOKS, as));
    case 'cover':
      return withOptions(kind, oneOf(COVER_SCENES, as));
    case 'thumb':
      return withOptions(kind, oneOf(THUMB_SCENES, as));
    case 'cat':
      return withOptions(kind, oneOf<never>([], as));
    default:
      return null;
  }
}

/** Reads what an address asks for; null for anything that no address of ours would say. Only listed words pass. */
export function parseDrawn({ kind, seed, as, hue }: Asked): DrawnPicture | null {
  const options = kindOf(kind, as);
  if (options === null || !SEED.test(seed)) return null;
  if (hue === undefined) return { ...options, seed };
  return HUE.test(hue) ? { ...options, seed, hue: Number(hue) } : null;
}

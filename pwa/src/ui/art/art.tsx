import sprite from './art.svg?no-inline';

/** The drawn cats; each stands in for something missing (FACE.md, Art). Ids are those of the symbols in art.svg. */
const DRAWINGS = {
  mark: '0 0 48 48',
  av1: '0 0 96 96',
  av2: '0 0 96 96',
  av3: '0 0 96 96',
  av4: '0 0 96 96',
  co: '0 0 96 96',
  cover: '0 0 1200 320',
  thumb: '0 0 320 180',
  door: '0 0 320 260',
  letter: '0 0 320 260',
  empty: '0 0 180 120',
  error: '0 0 180 120',
  offline: '0 0 180 120',
  shelf: '0 0 240 190',
  '404': '0 0 180 140',
} as const;

export type Drawing = keyof typeof DRAWINGS;

type Props = { readonly name: Drawing; readonly className?: string | undefined };

/** A decorative drawing from the sprite: takes the page's ink and paper, so it follows light and dark. */
export function Art({ name, className }: Props) {
  const cut = name === 'cover' || name === 'thumb';
  return (
    <svg
      className={className}
      viewBox={DRAWINGS[name]}
      preserveAspectRatio={cut ? 'xMidYMid slice' : 'xMidYMid meet'}
      aria-hidden="true"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

import { ICON_PATHS, type IconName } from './icon-paths.ts';

type Props = {
  readonly name: IconName;
  /** `s` 16 px, `l` 24 px; without it 20 px, or what the surrounding component sets. */
  readonly size?: 's' | 'l';
  readonly className?: string;
};

/** A drawn icon, always beside words or on a labelled control, so hidden from screen readers. */
export function Icon({ name, size, className }: Props) {
  const classes = ['ic', size && `ic-${size}`, className].filter(Boolean).join(' ');
  return (
    <svg className={classes} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={ICON_PATHS[name]}
        fill={name === 'starFilled' ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth={name === 'more' ? 3 : 1.6}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

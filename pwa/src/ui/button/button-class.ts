import './button.css';

export type ButtonLook = {
  /** `primary`: filled ink, one per view. `quiet`: no frame. `danger`: filled vermilion, only inside a confirmation. */
  readonly variant?: 'default' | 'primary' | 'quiet' | 'danger' | undefined;
  readonly size?: 's' | 'm' | undefined;
  /** Takes the row's free width. */
  readonly grow?: boolean | undefined;
};

const VARIANTS = { default: '', primary: 'btn-p', quiet: 'btn-g', danger: 'btn-x' } as const;

/** Classes of a button's look, for links that look like buttons: `<Link className={buttonClass({variant: 'primary'})}>`. */
export function buttonClass(
  { variant = 'default', size = 'm', grow = false }: ButtonLook = {},
  extra?: string,
): string {
  return ['btn', VARIANTS[variant], size === 's' && 'btn-s', grow && 'grow', extra].filter(Boolean).join(' ');
}

import { figure } from '@meikan/domain';
import { Fragment } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { DrawLink } from '../link/draw-link.ts';
import './chip.css';

export type ChipChoice<V extends string> = {
  readonly value: V;
  readonly label: string;
  /** How many there are; never hidden where it is known. */
  readonly count?: number | undefined;
  /** What belongs to a plan, open to the reader or not; said in words beside the drawing. */
  readonly lock?: ChipLock | undefined;
};
type ChipLock = { readonly open: boolean; readonly words: string };

type Props<V extends string> = {
  readonly choices: readonly ChipChoice<V>[];
  /** The chosen one, or all of those that are chosen together. */
  readonly value: V | readonly V[];
  readonly link: DrawLink<V>;
  /** What is narrowed, spoken before the choices. */
  readonly label: string;
};

/** A row of filter chips, each a link: the chosen has ink fill and a check, never colour alone. Scrolls sideways on a phone. */
export function ChipFilter<V extends string>({ choices, value, link, label }: Props<V>) {
  const chosen: readonly V[] = typeof value === 'string' ? [value] : value;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form; these are filters of a list
    <div className="chips chips-x" role="group" aria-label={label}>
      {choices.map(({ value: own, ...chip }) => {
        const pressed = chosen.includes(own);
        return (
          <Fragment key={own}>
            {link(own, {
              className: 'chip',
              'aria-current': pressed ? 'page' : undefined,
              children: <ChipContent {...chip} pressed={pressed} />,
            })}
          </Fragment>
        );
      })}
    </div>
  );
}

type ContentProps = Omit<ChipChoice<string>, 'value'> & { readonly pressed: boolean };

function ChipContent({ label, count, lock, pressed }: ContentProps) {
  return (
    <>
      {pressed && <Icon name="check" />}
      {lock && <Icon name={lock.open ? 'unlock' : 'lock'} />}
      <span>{label}</span>
      {lock && <span className="sr">{lock.words}</span>}
      {count !== undefined && <span className="n">{figure(count)}</span>}
    </>
  );
}

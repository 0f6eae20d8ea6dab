import { Fragment, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { DrawLink } from '../link/draw-link.ts';
import './tabs.css';

type Props<V extends string> = {
  readonly choices: readonly { readonly value: V; readonly label: string }[];
  readonly value: V;
  readonly label: string;
};

/** Two to four ways to do the same thing, side by side; the chosen one has a check. */
export function Segmented<V extends string>({
  onChange,
  ...group
}: Props<V> & { readonly onChange: (value: V) => void }) {
  return (
    <Segments
      {...group}
      segment={(value, chosen, children) => (
        <button type="button" aria-pressed={chosen} onClick={() => onChange(value)}>
          {children}
        </button>
      )}
    />
  );
}

/** The same for what has an address (an order, a period): each is a link. */
export function SegmentedLinks<V extends string>({ link, ...group }: Props<V> & { readonly link: DrawLink<V> }) {
  return (
    <Segments
      {...group}
      segment={(value, chosen, children) => link(value, { 'aria-current': chosen ? 'page' : undefined, children })}
    />
  );
}

type SegmentsProps<V extends string> = Props<V> & {
  readonly segment: (value: V, chosen: boolean, children: ReactNode) => ReactNode;
};

function Segments<V extends string>({ choices, value, label, segment }: SegmentsProps<V>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form; these change a view
    <div className="seg" role="group" aria-label={label}>
      {choices.map((choice) => {
        const chosen = choice.value === value;
        return (
          <Fragment key={choice.value}>
            {segment(
              choice.value,
              chosen,
              <>
                {chosen && <Icon name="check" />}
                <span>{choice.label}</span>
              </>,
            )}
          </Fragment>
        );
      })}
    </div>
  );
}

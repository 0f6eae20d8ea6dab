import { usePagination } from '@mantine/hooks';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { DrawLink } from '../link/draw-link.ts';
import { returnToList } from './return-to-list.ts';
import { pagerTexts as texts } from './texts.ts';
import './pager.css';

type Props = {
  /** Of all pages together. */
  readonly total: number;
  /** Counted from 1; one past the end counts as the last. */
  readonly page: number;
  readonly pageSize: number;
  /** Whether there may be more than that. */
  readonly atLeast?: boolean;
  /** Goes back to where the list begins, when the list is the page's own. */
  readonly returns?: boolean;
} & Turning;

/** Pages that have an address are links; those of a list that has none, as in a dialog, are buttons. */
type Turning = { readonly link: DrawLink<number> } | { readonly onPage: (page: number) => void };

/** The number of the last page of so many rows; there is always one. */
export const lastPage = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize));

/** 「全 23 件中 1-5 件」 at the left and the pages at the right; the pages are left out when there is only one. */
export function Pager({ total, page: asked, pageSize, atLeast = false, returns = false, ...turning }: Props) {
  const pager = useRef<HTMLElement>(null);
  const last = lastPage(total, pageSize);
  const page = Math.min(asked, last);
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const to = Math.min(total, page * pageSize);
  // A click that the router took; one for a new tab is the browser's, and moves nothing here.
  const onClick = (event: MouseEvent) => {
    if (returns && event.defaultPrevented) returnToList(pager.current);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link inside is a click, too; this only hears that one was followed
    <nav ref={pager} className="pager" aria-label={texts.label} onClick={onClick}>
      <p className="pager__c">{(atLeast ? texts.rangeOfMore : texts.range)(total, from, to)}</p>
      {last > 1 && <Pages page={page} last={last} link={'link' in turning ? turning.link : buttons(turning.onPage)} />}
    </nav>
  );
}

const buttons =
  (onPage: (page: number) => void): DrawLink<number> =>
  (page, look) => <button type="button" {...look} onClick={() => onPage(page)} />;

type PagesProps = { readonly page: number; readonly last: number; readonly link: DrawLink<number> };

/** Two pages at each end, two at each side of the present one. */
const MARGINS = { boundaries: 2, siblings: 2 };

function Pages({ page, last, link }: PagesProps) {
  const { range } = usePagination({ total: last, page, ...MARGINS });
  return (
    <ol>
      <Step label={texts.previous} page={page - 1} last={last} link={link}>
        <Icon name="left" size="s" />
      </Step>
      {range.map((entry, index) =>
        entry === 'dots' ? (
          <li key={`after-${range[index - 1]}`} className="far">
            <span aria-hidden="true">…</span>
          </li>
        ) : (
          <li key={entry} className={Math.abs(entry - page) > 1 ? 'far' : ''}>
            {link(entry, {
              'aria-label': texts.page(entry),
              'aria-current': entry === page ? 'page' : undefined,
              children: entry,
            })}
          </li>
        ),
      )}
      <Step label={texts.next} page={page + 1} last={last} link={link}>
        <Icon name="right" size="s" />
      </Step>
    </ol>
  );
}

type StepProps = PagesProps & { readonly label: string; readonly children: ReactNode };

/** Beyond the ends it leads to the page that is open. */
function Step({ label, page, last, link, children }: StepProps) {
  const there = Math.min(Math.max(page, 1), last);
  return <li>{link(there, { 'aria-label': label, 'aria-disabled': there === page ? undefined : true, children })}</li>;
}

import { useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { pageWindow } from './page-window.ts';
import { returnToList } from './return-to-list.ts';
import { pagerTexts as texts } from './texts.ts';
import './pager.css';

type Props = {
  /** Of all pages together. */
  readonly total: number;
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly onPage: (page: number) => void;
  /** Goes back to where the list begins, when the list is the page's own. */
  readonly returns?: boolean;
};

/** 「全 23 件中 1-5 件」 at the left and the pages at the right; the pages are left out when there is only one. */
export function Pager({ total, page, pageSize, onPage, returns = false }: Props) {
  const pager = useRef<HTMLElement>(null);
  const last = Math.max(1, Math.ceil(total / pageSize));
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const to = Math.min(total, page * pageSize);
  const choose = (chosen: number) => {
    onPage(chosen);
    if (returns) returnToList(pager.current);
  };
  return (
    <nav ref={pager} className="pager" aria-label={texts.label}>
      <p className="pager__c">{texts.range(total, from, to)}</p>
      {last > 1 && <Pages page={page} last={last} onPage={choose} />}
    </nav>
  );
}

type PagesProps = { readonly page: number; readonly last: number; readonly onPage: (page: number) => void };

function Pages({ page, last, onPage }: PagesProps) {
  return (
    <ol>
      <Step icon="left" label={texts.previous} page={page - 1} last={last} onPage={onPage} />
      {pageWindow(page, last).map((entry) =>
        entry.kind === 'gap' ? (
          <li key={`after-${entry.after}`} className="far">
            <span aria-hidden="true">…</span>
          </li>
        ) : (
          <li key={entry.page} className={Math.abs(entry.page - page) > 1 ? 'far' : ''}>
            <button
              type="button"
              aria-label={texts.page(entry.page)}
              aria-current={entry.page === page ? 'page' : undefined}
              onClick={() => onPage(entry.page)}
            >
              {entry.page}
            </button>
          </li>
        ),
      )}
      <Step icon="right" label={texts.next} page={page + 1} last={last} onPage={onPage} />
    </ol>
  );
}

type StepProps = PagesProps & { readonly icon: 'left' | 'right'; readonly label: string };

function Step({ icon, label, page, last, onPage }: StepProps) {
  const possible = page >= 1 && page <= last;
  return (
    <li>
      <button
        type="button"
        aria-label={label}
        aria-disabled={!possible || undefined}
        onClick={() => possible && onPage(page)}
      >
        <Icon name={icon} size="s" />
      </button>
    </li>
  );
}

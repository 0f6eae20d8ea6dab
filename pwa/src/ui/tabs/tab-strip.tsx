import { figure } from '@meikan/domain';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { tabsTexts as texts } from './texts.ts';
import './tabs.css';

export type TabItem = {
  readonly key: string;
  readonly label: string;
  readonly count?: number | undefined;
};

type Props<T extends TabItem> = {
  readonly tabs: readonly T[];
  readonly selected: string;
  readonly label: string;
  /** Draws the link of a tab, since only the caller knows the router: `(tab, props) => <Link {...props} …/>`. */
  readonly link: (tab: T, props: TabLinkProps) => ReactNode;
  /** Stands at the right end: the 「ほかのタブ」 button. */
  readonly more?: ReactNode;
};

export type TabLinkProps = {
  readonly className: string;
  readonly 'aria-current': 'page' | undefined;
  /** The router marks a link to the open page by itself; without this the first tab, which has no query, always. */
  readonly activeOptions: typeof SAME_QUERY;
  readonly children: ReactNode;
};

export const SAME_QUERY = { exact: true, includeSearch: true } as const;

/** The page's tabs as links; the selected one is underlined in vermilion and scrolled into view. */
export function TabStrip<T extends TabItem>({ tabs, selected, label, link, more }: Props<T>) {
  const strip = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls whenever another tab is selected
  useEffect(() => {
    // With the next frame: measured at once, the whole page would be laid out for it a second time.
    const frame = requestAnimationFrame(() => strip.current && scrollToCurrent(strip.current));
    return () => cancelAnimationFrame(frame);
  }, [selected]);
  return (
    <nav className={more ? 'tabs-o' : ''} aria-label={label}>
      <div className="tabs" ref={strip}>
        {tabs.map((tab) => (
          <Fragment key={tab.key}>
            {link(tab, {
              className: 'tab',
              'aria-current': tab.key === selected ? 'page' : undefined,
              activeOptions: SAME_QUERY,
              children: <TabLabel tab={tab} />,
            })}
          </Fragment>
        ))}
      </div>
      {more}
    </nav>
  );
}

function scrollToCurrent(strip: HTMLElement): void {
  const current = strip.querySelector<HTMLElement>('[aria-current]');
  if (current) strip.scrollLeft = current.offsetLeft - (strip.clientWidth - current.offsetWidth) / 2;
}

function TabLabel({ tab }: { readonly tab: TabItem }) {
  return (
    <>
      {tab.label}
      {tab.count !== undefined && <span className="n">{figure(tab.count)}</span>}
    </>
  );
}

type MoreProps = { readonly open: boolean; readonly controls: string; readonly onToggle: () => void };

/** Opens the panel of the tabs that have no place in the strip. */
export function MoreTabsButton({ open, controls, onToggle }: MoreProps) {
  return (
    <button type="button" className="tabs-o__b" aria-expanded={open} aria-controls={controls} onClick={onToggle}>
      {texts.more}
      <Icon name="down" />
    </button>
  );
}
